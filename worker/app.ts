import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { admin } from "./api/admin";
import { adminCredits } from "./api/admin-credits";
import { adminOperations } from "./api/admin-operations";
import { adminPartners } from "./api/admin-partners";
import { auth } from "./api/auth";
import { billing } from "./api/billing";
import { demo } from "./api/demo";
import { health } from "./api/health";
import { partner } from "./api/partner";
import { partnerToken } from "./api/partner-token";
import { proxy } from "./api/proxy";
import { resumes } from "./api/resumes";
import { share } from "./api/share";
import { tournaments } from "./api/tournaments";
import { type HonoEnv, requireAdmin } from "./http";
import { mcp } from "./mcp/app";
import { MCP_PATH } from "./mcp/path";
import { checkKeyScope } from "./middleware/check-key-scope";
import { checkOrigin } from "./middleware/check-origin";
import { identify } from "./middleware/identify";
import { limitBodies } from "./middleware/limit-body";
import { logRequest } from "./middleware/log-request";
import { notFound, onError } from "./middleware/on-error";
import { returnFromPayment } from "./middleware/return-from-payment";
import { noStore, securityHeaders } from "./middleware/security-headers";
import { renderPage } from "./pages";
import { receiveApplication } from "./receive-application";
import { answerSecurityText, SECURITY_TEXT_PATH } from "./security-text";
import { v1 } from "./v1/app";

/** All routes of the web Worker, in matching order. */
export const app = new Hono<HonoEnv>();

app.onError(onError);
app.notFound(notFound);

// A limit of 0 ignores the caller's id, so that ours is always used.
app.use(requestId({ limitLength: 0 }));
app.use(logRequest);
app.use(securityHeaders);
app.use(noStore);
app.use(checkOrigin);
app.use(limitBodies);
app.route("/api/health", health);
app.get(SECURITY_TEXT_PATH, answerSecurityText);
app.use(identify);
app.use(checkKeyScope);

app.route("/api/auth", auth);
app.use("/api/admin/*", requireAdmin);
app.route("/api/admin", admin);
app.route("/api/admin/operations", adminOperations);
app.route("/api/admin/users", adminCredits);
app.route("/api/admin/partners", adminPartners);
app.route("/api/demo", demo);
app.route("/api/partner", partner);
app.route("/api/proxy", proxy);
app.route("/api", billing);
app.route("/api/tournaments", tournaments);
app.route("/api/resumes", resumes);
app.route("/api/share", share);
app.all("/api/*", notFound);
app.on("GET", ["/v1/docs", "/v1/docs.data", "/v1/changelog", "/v1/changelog.data"], renderPage);
app.route("/v1", v1);
app.all("/v1/*", notFound);
app.route("/", partnerToken);

app.post("/apply", receiveApplication);
app.route(MCP_PATH, mcp);

app.use(returnFromPayment);
app.on(["GET", "POST"], "*", renderPage);
