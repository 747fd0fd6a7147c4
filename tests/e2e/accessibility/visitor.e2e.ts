import { expectNothingFound } from "./expect-nothing-found";

expectNothingFound("visitors", async ({ open }) => {
  for (const path of [
    "/",
    "/auth/login",
    "/auth/signup",
    "/help",
    "/privacy",
    "/terms",
    "/trust",
    "/v1/changelog",
    "/no-such-page",
  ])
    await open(path);
  for (const path of ["/auth/forgot-password", "/auth/reset-password", "/auth/reset-password?token=x"])
    await open(path);
});
