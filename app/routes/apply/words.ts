export * from "../common-words";

export const chooseFile = "Please choose your resume.";
export const emptyFile = "That file is empty. Please choose another one.";
export const wrongType = "Please send a PDF, DOCX or TXT file.";
export const tooLarge = (megabytes: number) =>
  `This file is larger than ${megabytes} MB. Please send a smaller one.`;
export const jobFull =
  "This job isn't accepting more resumes right now. Ask the person who sent you this link.";
export const notHuman = "We couldn't verify that you're human. Please try again.";
export const tooMany = "Too many files were sent from your network. Please wait a minute, then try again.";
export const incomplete = "Your file didn't upload completely. Please send it again.";
export const yourResume = "Your resume";
export const fileHint = (megabytes: number) =>
  `PDF, DOCX or TXT, up to ${megabytes} MB. Include your contact details.`;
export const askForPerson = "I want a person to read my resume instead";
export const askForPersonHint =
  "It won't be screened automatically. It waits until someone on the hiring team opens it.";
export const sendResume = "Send resume";
export const leaveEmpty = "Leave this empty";
export const noScript = "This page needs JavaScript to check that you're human.";

export const noticeTitle = "AI helps screen applications";
export const noticeDecides =
  "The AI decides nothing. Someone on the hiring team decides, and may disagree with it.";
export const noticeKept =
  "Your file and the result go to the hiring team and the colleagues they share them with. They keep them for this job until they delete them, or until the retention period they set ends. No model is trained on them.";
export const noticeAsk =
  "You can ask the hiring team to show you the result, correct it, or delete everything.";
export const noticePerson = "You can choose a person instead: then no AI reads your resume.";
export const moreAboutAi = "More about the AI";
export const privacy = "Privacy";

export const applyFor = "Apply for";
export const resumeReceived = "We received your resume";
export const receivedForPerson = "Someone on the hiring team will read it. It isn't screened automatically.";
export const receivedForTeam = "The hiring team will review it and contact you using the details in it.";
export const sendAnotherResume = "Send another resume";
export const linkClosed = "This link isn't accepting resumes";
export const applyTo = (job: string) => `Apply: ${job}`;
export const apply = "Apply";
export const noticeCompares = (product: string) =>
  `${product} compares your resume with each requirement of the job and shows the hiring team where it found what. Your name, contact details, photo, address and date of birth are hidden from that comparison.`;
