import { mount } from "svelte";
import "./fonts.css";
import "./tokens.css";
import "./house.css";
import "./stage.css";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { keepShell } from "./shell";

settings.show();
if (import.meta.env.PROD && "serviceWorker" in navigator) void keepShell();
mount(App, { target: document.getElementById("app")! });
