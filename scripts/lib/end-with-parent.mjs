// Loaded into wrangler: if the start script is killed, the server ends too instead of holding the port.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
