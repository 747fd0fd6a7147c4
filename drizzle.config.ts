import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  driver: "d1-http",
  schema: "./platform/d1/schema.ts",
  out: "./migrations",
  casing: "snake_case",
});
