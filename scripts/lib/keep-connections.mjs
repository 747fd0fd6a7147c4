// Loaded into wrangler. Its queues report each batch to it over a connection that Node closes after 5 s of silence,
// which a runtime kept busy as long by one page does not see: the report fails, and the queue never delivers again.
// The runtime closes idle connections itself.
import { subscribe } from "node:diagnostics_channel";

subscribe("http.server.request.start", ({ server }) => {
  server.keepAliveTimeout = 0;
});
