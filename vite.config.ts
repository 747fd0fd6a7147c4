import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { printPdf } from "./app/lib/text-document/print-pdf";
import { trustCard } from "./app/routes/trust/card";

/** /trust.pdf, made of the same texts and figures as the trust page. */
const trustPdf: Plugin = {
  name: "trust-pdf",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  async generateBundle() {
    const source = await printPdf({ title: "Tierwise: trust", parts: trustCard });
    this.emitFile({ type: "asset", fileName: "trust.pdf", source });
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
  build: {
    emptyOutDir: false,
    // The oldest browsers that the styles work in (Tailwind 4).
    target: ["chrome111", "safari16.4", "firefox128"],
    rollupOptions: {
      output: {
        // Remix preloads all modules of a page, so its code need not name what its imports import.
        hoistTransitiveImports: false,
        // Icons and other small modules share files: half as many requests a page, for up to 9% more bytes.
        experimentalMinChunkSize: 4000,
      },
    },
  },
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"] } },
  resolve: { mainFields: ["browser", "module", "main"] },
});
