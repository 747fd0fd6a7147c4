/** Each call with the TypeScript client; BODY stands for the example of what is sent. */
export const CLIENT_CALLS: Record<string, string> = {
  listListings: "listings.list()",
  createListing: "listings.create(BODY)",
  getListing: "listings.get(listingId)",
  editListing: "listings.edit(listingId, BODY)",
  deleteListing: "listings.delete(listingId)",
  getRubric: "listings.getRubric(listingId)",
  changeRubric: "listings.changeRubric(listingId, BODY)",
  closeListing: "listings.close(listingId)",
  reopenListing: "listings.reopen(listingId)",
  openUploadSession: "listings.openUploads(listingId)",
  endUploadSession: "listings.endUploads(listingId)",
  uploadResume: 'resumes.upload(listing, { name: "jordan-example.pdf", content })',
  listResumes: "resumes.list(listingId)",
  getResume: "resumes.get(listingId, fileId)",
  getResult: "resumes.result(listingId, fileId)",
  deleteResume: "resumes.delete(listingId, fileId)",
  createWebhook: "webhooks.create(BODY)",
  listWebhooks: "webhooks.list()",
  deleteWebhook: "webhooks.delete(webhookId)",
  rotateWebhookSecret: "webhooks.rotateSecret(webhookId)",
  pingWebhook: "webhooks.ping(webhookId)",
  listWebhookDeliveries: "webhooks.deliveries(webhookId)",
  resendWebhookDelivery: "webhooks.resend(webhookId, deliveryId)",
};

/** Lists that come page by page. */
const PAGED = /^(?:listings\.list|resumes\.list|webhooks\.deliveries)\(/;

/** The call in TypeScript; null where the client has none. */
export function clientCode(operationId: string, body: string): string | null {
  const call = CLIENT_CALLS[operationId]?.replace("BODY", () => body);
  if (call === undefined) return null;
  return PAGED.test(call)
    ? `for await (const one of tierwise.${call}) console.log(one);`
    : `await tierwise.${call};`;
}
