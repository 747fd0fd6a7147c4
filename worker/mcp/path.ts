/** The audit log records whatever is done through this path as done by an agent. */
export const MCP_PATH = "/mcp";
