// Every text of the API reference and its changelog. Calls and fields are described where they are declared. Imported as a whole: `import * as words`.

export const copyCurl = (title: string) => `Copy the curl command: ${title}`;
export const typescript = "TypeScript";
export const copyTypescript = (title: string) => `Copy the TypeScript: ${title}`;
export const youSend = "You send";
export const whatYouSend = (title: string) => `What you send: ${title}`;
export const youGetList = "You get a list, each entry with";
export const youGet = "You get";
export const whatYouGet = (title: string) => `What you get: ${title}`;
export const example = "Example";
export const copyExampleOf = (title: string) => `Copy the example: ${title}`;
export const responses = "Responses";

export const changelogTitle = "Changelog of the partner API";
export const description = "What changed in the partner API, by version, and which calls are going away.";
export const partnerApi = "Partner API";
export const changelog = "Changelog";
export const changelogSubtitle = "What changed in the partner API, by version.";
export const deprecatedCalls = "Deprecated calls";
export const noDeprecatedCalls = "None. Every call is here to stay.";
export const deprecatedSince = "Deprecated since";
export const worksUntil = ", works until";
export const onThisPage = "On this page";
export const quickStart = "Quick start";
export const goodToKnow = "Good to know";
export const required = ", required";
export const messagesYouReceive = "Messages you receive";
export const messagesHint = "A POST to your webhook's URL, with these headers and one of these bodies.";
export const headersEveryMessage = "Headers of every message";
export const bodyOf = (type: string) => `Body of ${type}`;
export const copyCommands = (title: string) => `Copy the commands: ${title}`;

export const subtitle = "Send listings and resumes from your own product, and read the results.";
export const copyExample = "Copy the example";
export const openApiStart = "This reference as an OpenAPI 3.1 document:";
export const openApiPath = "/v1/openapi.json";
export const openApiMiddle = ", and as a";
export const postmanCollection = "Postman collection";
export const openApiEnd = ", which Bruno and Insomnia can import too. For what changed, see the";
export const changelogLink = "changelog";
export const webhooks = "Webhooks";
