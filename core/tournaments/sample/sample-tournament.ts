import type { TournamentInput } from "../tournament.schema";
import { amaraOkafor } from "./resumes/amara-okafor";
import { danielReyes } from "./resumes/daniel-reyes";
import { hannahLindqvist } from "./resumes/hannah-lindqvist";
import { jamesWhitfield } from "./resumes/james-whitfield";
import { linhTran } from "./resumes/linh-tran";
import { omarHaddad } from "./resumes/omar-haddad";
import { priyaRaman } from "./resumes/priya-raman";
import { tomaszNowak } from "./resumes/tomasz-nowak";

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
export const sampleResumes: { fileName: string; text: string }[] = [
  { fileName: "amara-okafor.txt", text: amaraOkafor },
  { fileName: "daniel-reyes.txt", text: danielReyes },
  { fileName: "hannah-lindqvist.txt", text: hannahLindqvist },
  { fileName: "james-whitfield.txt", text: jamesWhitfield },
  { fileName: "linh-tran.txt", text: linhTran },
  { fileName: "omar-haddad.txt", text: omarHaddad },
  { fileName: "priya-raman.txt", text: priyaRaman },
  { fileName: "tomasz-nowak.txt", text: tomaszNowak },
];
