import { mount } from "svelte";
import "./fonts.css";
import "./tokens.css";
import "./house.css";
import "./stage.css";
import App from "./App.svelte";
import { settings } from "./settings.svelte";

settings.show();
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
mount(App, { target: document.getElementById("app")! });
