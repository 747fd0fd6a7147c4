import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { printCard } from "./app/routes/trust/print-card";

/** /trust.pdf, made of the same texts and figures as the trust page. */
const trustPdf: Plugin = {
  name: "trust-pdf",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  async generateBundle() {
    this.emitFile({ type: "asset", fileName: "trust.pdf", source: await printCard("Tierwise: trust") });
  },
};

export default defineConfig({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
      },
    }),
    tailwindcss(),
    trustPdf,
  ],
  // A running server still reads build/ during a rebuild; scripts/lib/build.mjs removes stale files.
  build: { emptyOutDir: false },
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"] } },
  resolve: { mainFields: ["browser", "module", "main"] },
});
