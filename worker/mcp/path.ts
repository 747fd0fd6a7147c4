/** Whatever is done through it is noted as done by an agent. */
export const MCP_PATH = "/mcp";
