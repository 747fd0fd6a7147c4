// Every text of the sample emails page. Imported as a whole: `import * as words`.

export const passwordReset = "Password Reset";
export const generateTestWelcomeEmail = "Generate test welcome email";
export const generateTestResetEmail = "Generate test reset email";
export const added = (subject: string) => `Added: ${subject}`;
export const title = "Sample emails";
export const drawnInThisBrowser =
  "Rendered in your browser from the real templates. Nothing is sent, and a reload clears them.";
export const theseSamplesAreMade = "Your browser renders these samples, which takes JavaScript.";
export const kindOfEmail = "Kind of email";
