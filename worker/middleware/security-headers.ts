import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { HonoEnv } from "../http";

/** Browser features that no page of ours uses, disabled so that an injected script could not use them either. */
const UNUSED_FEATURES = [
  ...["accelerometer", "gyroscope", "magnetometer", "geolocation", "xrSpatialTracking"],
  ...["camera", "microphone", "displayCapture", "screenWakeLock", "idleDetection"],
  ...["hid", "serial", "usb", "midi", "autoplay", "encryptedMedia", "pictureInPicture", "syncXhr"],
];

const headers = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: [NONCE, "'strict-dynamic'"],
    styleSrc: ["'self'", NONCE],
    // React and Radix set style attributes, which a nonce cannot cover.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", "data:"],
    fontSrc: ["'self'"],
    // The payment provider's form, embedded or hosted.
    frameSrc: [
      "'self'",
      ...["https://js.stripe.com", "https://*.js.stripe.com"],
      ...["https://checkout.stripe.com", "https://hooks.stripe.com"],
      // Turnstile, on the apply page of deployments that have it.
      "https://challenges.cloudflare.com",
    ],
    connectSrc: ["'self'", "https://api.stripe.com", "https://checkout.stripe.com"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'", "https://checkout.stripe.com"],
    frameAncestors: ["'none'"],
  },
  // Only the payment provider's form may use the Payment Request API.
  permissionsPolicy: {
    ...Object.fromEntries(UNUSED_FEATURES.map((feature) => [feature, []])),
    payment: ["self", "https://js.stripe.com", "https://checkout.stripe.com"],
  },
  xFrameOptions: "DENY",
  referrerPolicy: "strict-origin-when-cross-origin",
  strictTransportSecurity: "max-age=31536000; includeSubDomains",
});

/** Headers that only matter for pages. */
const OF_PAGES = [
  ...["Permissions-Policy", "Referrer-Policy", "X-Frame-Options", "X-XSS-Protection"],
  ...["Cross-Origin-Opener-Policy", "Origin-Agent-Cluster", "X-DNS-Prefetch-Control"],
  ...["X-Download-Options", "X-Permitted-Cross-Domain-Policies"],
];

/** The policy for JSON that is opened in a browser. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

const isShared = (path: string) =>
  /^\/(?:(?:api\/)?share|records|auth\/account-deleted)(?:[/.]|$)/.test(path);
/** Pages with a form, which candidates open by a link. */
const isApply = (path: string) => /^\/(?:apply|candidate)(?:\.|$)/.test(path);

/** Sets the security headers. A response with its own CSP (a candidate's file) keeps it; JSON gets a minimal one. */
export const securityHeaders = createMiddleware<HonoEnv>(async (c, next) => {
  let ownPolicy: string | null = null;
  await headers(c, async () => {
    await next();
    ownPolicy = c.res.headers.get("Content-Security-Policy");
  });
  const answered = c.res.headers;
  if (ownPolicy) answered.set("Content-Security-Policy", ownPolicy);
  else if (answered.get("Content-Type")?.startsWith("application/json")) {
    answered.set("Content-Security-Policy", NOTHING);
    for (const name of OF_PAGES) answered.delete(name);
  }
  if (isShared(c.req.path) || isApply(c.req.path)) {
    // The URL contains a token: keep it from linked sites and search engines. With "no-referrer", browsers would send
    // the form of the apply page without an origin.
    answered.set("Referrer-Policy", isApply(c.req.path) ? "same-origin" : "no-referrer");
    answered.set("X-Robots-Tag", "noindex, nofollow, noarchive");
  }
});

/** Responses are personal and must not be cached, unless the route says otherwise. */
export const noStore = createMiddleware<HonoEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control") && c.res.status !== 101) c.header("Cache-Control", "no-store");
});
