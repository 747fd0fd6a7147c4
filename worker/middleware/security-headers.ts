import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { HonoEnv } from "../http";

/** What a browser can do and no page of ours does, so that no script that got in could. */
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
    // React and Radix write style attributes, which a nonce cannot cover.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", "data:"],
    fontSrc: ["'self'"],
    // The payment provider, whose form may stand in our page or come after it.
    frameSrc: [
      "'self'",
      ...["https://js.stripe.com", "https://*.js.stripe.com"],
      ...["https://checkout.stripe.com", "https://hooks.stripe.com"],
    ],
    connectSrc: ["'self'", "https://api.stripe.com", "https://checkout.stripe.com"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'", "https://checkout.stripe.com"],
    frameAncestors: ["'none'"],
  },
  // Nothing here looks, listens or asks where anybody is. Only the provider's form may offer a wallet to pay with.
  permissionsPolicy: {
    ...Object.fromEntries(UNUSED_FEATURES.map((feature) => [feature, []])),
    payment: ["self", "https://js.stripe.com", "https://checkout.stripe.com"],
  },
  xFrameOptions: "DENY",
  referrerPolicy: "strict-origin-when-cross-origin",
  strictTransportSecurity: "max-age=31536000; includeSubDomains",
});

/** What JSON may do in a browser that shows it. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** On every answer. One that brings its own content policy (a candidate's file) keeps it; data needs none of a page's. */
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
    answered.delete("Permissions-Policy");
  }
});

/** Nothing the Worker answers is the same for two people, unless it says so itself. */
export const noStore = createMiddleware<HonoEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control") && c.res.status !== 101) c.header("Cache-Control", "no-store");
});
