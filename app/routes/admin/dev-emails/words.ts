export const passwordReset = "Password Reset";
export const generateWelcome = "Generate test welcome email";
export const generateReset = "Generate test reset email";
export const added = (subject: string) => `Added: ${subject}`;
export const title = "Sample emails";
export const subtitle =
  "Rendered in your browser from the real templates. Nothing is sent, and a reload clears them.";
export const noScript = "Your browser renders these samples, which takes JavaScript.";
export const kindOfEmail = "Kind of email";
export const all = "All";
export const welcome = "Welcome";
