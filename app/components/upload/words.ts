// Every text of the upload. Imported as a whole: `import * as words`.

export const resumeFiles = "Resume files";
export const dropHint = "Drop resumes here, or click to choose";
export const folderHint = " A folder works too.";
export const acceptedFiles = (types: string, files: string) => `${types}; up to ${files}, 10MB each.`;
export const filesChosen = (files: string, size: string) => `${files} chosen, ${size}`;
export const remove = (name: string) => `Remove ${name}`;
export const uploadFailed = "Failed to upload resumes";
export const uploadFailedHint = (files: string) =>
  `${files} didn't upload. Check your connection and try again.`;
export const retry = "Retry";
export const uploading = "Uploading resumes...";
export const upload = "Upload";
export const percentUploaded = (percent: number) => `${percent}% uploaded`;
export const notAdded = (count: string) => `${count} not added`;
export const sameFileHint = ": the same file is already in this tournament.";
export const dismiss = "Dismiss";
export const resumesAdded = (resumes: string) => `${resumes} added`;
export const nothingNew = "Nothing new";
export const resumesUploaded = "Resumes uploaded";
export const addedAndSkipped = (added: string, skipped: number) => `${added}, ${skipped} skipped.`;
export const leaveWarning = "Files are still uploading. Leave this page and stop the upload?";
