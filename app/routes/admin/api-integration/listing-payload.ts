/** Body of `POST /v1/listings`. Invalid numbers are sent as typed, so that the API reports the error. */
export function listingPayload(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  const skills = text("optional_skills")
    .split(",")
    .map((skill) => skill.trim())
    .filter(Boolean);
  return {
    company: text("company"),
    title: text("title"),
    description: text("description"),
    application_url: text("application_url") || null,
    job_listing_type: text("job_listing_type"),
    region: text("region"),
    optional_skills: skills.map((skill) => (Number.isNaN(Number(skill)) ? skill : Number(skill))),
    expires_at: text("expires_at") ? `${text("expires_at")}T00:00:00Z` : null,
  };
}
