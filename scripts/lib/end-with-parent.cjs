// Preloaded into wrangler: if the start script is killed, the server exits too instead of keeping the port.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
