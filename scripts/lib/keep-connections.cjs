// Preloaded into wrangler. Local queues report each batch to it over a connection that Node closes after 5 idle
// seconds. A runtime busy for that long with one page misses the close: the report fails and the queue stops for good.
// Without Node's timeout, the runtime closes idle connections itself.
const { subscribe } = require("node:diagnostics_channel");

subscribe("http.server.request.start", ({ server }) => {
  server.keepAliveTimeout = 0;
});
