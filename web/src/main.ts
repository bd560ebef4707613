import { mount } from "svelte";
import "./fonts.css";
import "./tokens.css";
import "./house.css";
import App from "./App.svelte";
import { settings } from "./settings.svelte";

settings.show();
mount(App, { target: document.getElementById("app")! });
