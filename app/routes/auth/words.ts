// Every text of the login, sign-up, password and confirmation pages. Imported as a whole: `import * as words`.

// accountDeleted
export const accountDeletedTabTitle = (productName: string) => `Account deleted · ${productName}`;
export const accountDeletedYourAccountIsDeleted = "Your account is deleted";
export const accountDeletedYourTournamentsResumes =
  "Your tournaments, resumes and files are gone. Backups of the database expire within 30 days.";
export const accountDeletedRecords = "The link to your decision records";
export const accountDeletedRecordsText =
  "What was decided stays for the time you set, without names. This link opens it and is shown only here: keep it where your company keeps such records.";
export const accountDeletedCopyLink = "Copy link";
export const accountDeletedGoToTheHome = "Go to the home page";

// accountSetup
export const accountSetupRegistrationFailed = "Registration failed";
export const accountSetupTabTitle = (productName: string) => `Setting up your account · ${productName}`;
export const accountSetupRegistrationError = "Registration error";
export const accountSetupAccountReady = "Account ready!";
export const accountSetupSettingUpYourAccount = "Setting up your account";
export const accountSetupThisTakesAFew = "This takes a few seconds.";
export const accountSetupTaking = "Taking you to your dashboard.";
export const accountSetupTaking2 = "Taking you to the next step.";
export const accountSetupSetupTakingLongerThan = "Setup taking longer than expected...";
export const accountSetupContinueWord = "Continue";
export const accountSetupBackToSignUp = "Back to sign-up";
export const accountSetupCreateTheAccount = "Create the account";

// setupProgress
export const setupProgressAccountCreated = "Account created";
export const setupProgressDemoTournamentPrepared = "Demo tournament prepared";
export const setupProgressSampleCandidatesLoaded = "Sample candidates loaded";
export const setupProgressDashboardReady = "Dashboard ready";
export const setupProgressAccountSetup = "Account setup";
export const setupProgressDone = "(done)";
export const setupProgressInProgress = "(in progress)";
export const setupProgressWaiting = "(waiting)";

// changeEmail
export const changeEmailSomethingWentWrongPlease = "Something went wrong. Please try again.";
export const changeEmailTabTitle = (productName: string) => `Confirm your new email address · ${productName}`;
export const changeEmailFromNowOnLog = "From now on, log in with your new address.";
export const changeEmailYourEmailAddress = "Your email address is changed";
export const changeEmailItHasExpired =
  "It has expired or was already used. You can request a new one on your account page.";
export const changeEmailInvalidLink = "Invalid link";
export const changeEmailNowOpenTheLink =
  "Now open the link we sent to your other address. Nothing changes until both have confirmed.";
export const changeEmailOneMoreConfirmation = "One more confirmation";
export const changeEmailConfirmTheNewEmail = "Confirm the new email address";
export const changeEmailYourAccountMovesTo = "Your account moves to";
export const changeEmailOnceBothAddresses = "once both addresses have confirmed.";
export const changeEmailConfirming = "Confirming...";
export const changeEmailConfirmTheChange = "Confirm the change";
export const changeEmailGoToYourAccount = "Go to your account";

// confirmEmail
export const confirmEmailSomethingWentWrongPlease = "Something went wrong. Please try again.";
export const confirmEmailTabTitle = (productName: string) => `Confirm your email address · ${productName}`;
export const confirmEmailConfirmYourEmailAddress = "Confirm your email address";
export const confirmEmailConfirmAndOurEmails =
  "Confirm, and our emails can name your tournaments. No account here? Just close this page.";
export const confirmEmailConfirming = "Confirming...";
export const confirmEmailConfirmThisAddress = "Confirm this address";
export const confirmEmailYourEmailAddress = "Your email address is confirmed";
export const confirmEmailThereIsNothingMore = "There is nothing more to do.";
export const confirmEmailInvalidConfirmationLink = "Invalid confirmation link";
export const confirmEmailItMayBeIncomplete =
  "It may be incomplete or more than a week old. Request a new one on your account page.";
export const confirmEmailGoToTheDashboard = "Go to the dashboard";
export const confirmEmailGoToLogin = "Go to login";

// forgotPassword
export const forgotPasswordSomethingWentWrongPlease = "Something went wrong. Please try again.";
export const forgotPasswordTabTitle = (productName: string) => `Forgot your password? · ${productName}`;
export const forgotPasswordForgotYourPassword = "Forgot your password?";
export const forgotPasswordEnterYourEmail = "Enter your email and we'll send you a link to set a new one.";
export const forgotPasswordEmail = "Email";
export const forgotPasswordSending = "Sending...";
export const forgotPasswordSendTheLink = "Send the link";
export const forgotPasswordBackToLogin = "Back to login";
export const forgotPasswordCheckYourInbox = "Check your inbox";
export const forgotPasswordIfThere = "If there is an account for";
export const forgotPasswordLinkToSet = ", a link to set a new password is on its way.";
export const forgotPasswordWorksOnceExpires =
  "Works once; expires in 1 hour. Nothing after a few minutes? Check your spam folder.";
export const forgotPasswordTryAnotherEmail = "Try another email";

// login
export const loginLoginFailed = "Login failed";
export const loginFailedToLog = "Failed to log in. Please check your credentials and try again.";
export const loginNoTokenReceived = "No token received from server";
export const loginLoginError = "Login error";
export const loginTabTitle = (productName: string) => `Log in · ${productName}`;
export const loginLogIn = "Log in";
export const loginYourPurchaseIsSafe = "Your purchase is safe: it's added to the account that bought it.";
export const loginLogInToSee = "Log in to see your purchase";
export const loginEmail = "Email";
export const loginPassword = "Password";
export const loginCode = "Code";
export const loginFromYourAuthenticatorApp = "From your authenticator app, or a recovery code";
export const loginLoggingIn = "Logging in...";
export const loginNoAccountYet = "No account yet?";
export const loginSignUp = "Sign up";
export const loginForgotYourPassword = "Forgot your password?";

// logout
export const logoutTabTitle = (productName: string) => `Log out · ${productName}`;
export const logoutLogOut = "Log out?";
export const logoutLogOut2 = "Log out";
export const logoutStay = "Stay";

// resetPassword
export const resetPasswordSomethingWentWrongPlease = "Something went wrong. Please try again.";
export const resetPasswordYourPassword = "Your password has been reset successfully.";
export const resetPasswordTabTitle = (productName: string) => `Set a new password · ${productName}`;
export const resetPasswordSetANewPassword = "Set a new password";
export const resetPasswordYoullBeLoggedOut =
  "You'll be logged out everywhere and can log in with the new one.";
export const resetPasswordNewPassword = "New password";
export const resetPasswordAtLeast8Characters = "At least 8 characters; several words are safer";
export const resetPasswordConfirmNewPassword = "Confirm new password";
export const resetPasswordSaving = "Saving...";
export const resetPasswordSetNewPassword = "Set new password";
export const resetPasswordRequestANewLink = "Request a new link";
export const resetPasswordInvalidResetLink = "Invalid Reset Link";
export const resetPasswordThisResetLink =
  "This reset link is incomplete. Open the link from the email again, or request a new one.";
export const resetPasswordPasswordReset = "Password reset";
export const resetPasswordGoToLogin = "Go to login";

// signup
export const signupRegistrationFailed = "Registration failed";
export const signupSampleTournamentIsWaiting = "A sample tournament is waiting for you.";
export const signupRegistrationError = "Registration error";
export const signupYourDemoBecomes = "Your demo becomes your first tournament.";
export const signupNextYouConfirm = "Next, you confirm your pack and pay.";
export const signupTabTitle = (productName: string) => `Sign up · ${productName}`;
export const signupCreateYourAccount = "Create your account";
export const signupEmail = "Email";
export const signupPassword = "Password";
export const signupAtLeast6Characters = "At least 6 characters; several words are safer";
export const signupConfirmPassword = "Confirm password";
export const signupSigningUp = "Signing up...";
export const signupSignUp = "Sign up";
export const signupAlreadyHaveAnAccount = "Already have an account?";
export const signupLogIn = "Log in";

// useSampleCheck
export const useSampleCheckSetupComplete = "Setup complete!";
export const useSampleCheckYourAccountIsReady = "Your account is ready to use.";
