// Every text of the sample emails page. Imported as a whole: `import * as words`.

// page
export const pagePasswordReset = "Password Reset";
export const pageGenerateTestWelcomeEmail = "Generate test welcome email";
export const pageGenerateTestResetEmail = "Generate test reset email";
export const pageAdded = (subject: string) => `Added: ${subject}`;
export const pageTabTitle = (productName: string) => `Sample emails · ${productName}`;
export const pageSampleEmails = "Sample emails";
export const pageDrawnInThisBrowser =
  "Rendered in your browser from the real templates. Nothing is sent, and a reload clears them.";
export const pageTheseSamplesAreMade = "Your browser renders these samples, which takes JavaScript.";
export const pageKindOfEmail = "Kind of email";
