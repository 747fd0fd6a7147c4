import type { Plugin } from "vite";

export const dataModules: Plugin;
export const wasmModules: Plugin;
