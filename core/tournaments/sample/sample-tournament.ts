import type { TournamentInput } from "../tournament.schema";
import resumes from "./resumes.json";

/** The job that every new account finds on its dashboard. */
export const sampleJob: TournamentInput = {
  name: "Backend Engineer (sample)",
  jobDescription: [
    "We run the booking platform of 400 independent hotels. You will own services that take reservations and payments, from the first sketch to the on-call rota, in a team of six.",
    "",
    "What you will do:",
    "- Design and build REST APIs that our web and mobile apps use",
    "- Keep a PostgreSQL database of 200 million rows fast",
    "- Review code, write tests and share the on-call rota",
  ].join("\n"),
  keyRequirements: [
    "4+ years of backend development",
    "TypeScript",
    "Node.js",
    "PostgreSQL",
    "REST API design",
    "Docker",
    "AWS",
    "Automated testing",
  ].join("\n"),
  optionalRequirements: [
    "Kubernetes",
    "Kafka or RabbitMQ",
    "Terraform",
    "Experience with payment systems",
    "Bachelor's degree in Computer Science or similar",
  ].join("\n"),
  keySkills: ["TypeScript", "Node.js", "PostgreSQL", "AWS"],
};

/** Invented people, from a very good fit to none, so that every tier has a candidate. */
export const sampleResumes: { fileName: string; text: string }[] = Object.entries(resumes).map(
  ([fileName, lines]) => ({ fileName, text: `${lines.join("\n")}\n` }),
);
