import { expect, test } from "vitest";
import { credentialsSchema, resetPasswordFormSchema, signupSchema } from "./account.schema";

const messages = (schema: typeof signupSchema | typeof credentialsSchema, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

test("login asks for a valid e-mail and six characters", () => {
  expect(messages(credentialsSchema, { email: "a@b.co", password: "123456" })).toEqual([]);
  for (const email of [undefined, "", "a", "a@b", "@b.co", "a b@c.de"]) {
    expect(messages(credentialsSchema, { email, password: "123456" })).toEqual([
      "Please enter a valid email address",
    ]);
  }
  for (const password of [undefined, "", "12345"]) {
    expect(messages(credentialsSchema, { email: "a@b.co", password })).toEqual([
      "Password must be at least 6 characters",
    ]);
  }
});

test("signup asks for the password twice", () => {
  const form = { email: "a@b.co", password: "123456", confirmPassword: "123457" };
  expect(messages(signupSchema, form)).toEqual(["Passwords do not match"]);
  expect(messages(signupSchema, { ...form, confirmPassword: "123456" })).toEqual([]);
  expect(messages(signupSchema, { ...form, confirmPassword: "" })).toContain(
    "Password must be at least 6 characters",
  );
});

test("a new password has eight characters, and is typed twice", () => {
  const messages = (value: unknown) =>
    resetPasswordFormSchema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
  expect(messages({ password: "12345678", confirmPassword: "12345678" })).toEqual([]);
  expect(messages({ password: "1234567", confirmPassword: "1234567" })).toEqual([
    "Password must be at least 8 characters long",
  ]);
  for (const confirmPassword of [undefined, "", "12345679"]) {
    expect(messages({ password: "12345678", confirmPassword })).toEqual(["Passwords don't match"]);
  }
});
