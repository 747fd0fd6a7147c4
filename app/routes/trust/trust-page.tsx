import { Link } from "@remix-run/react";
import { PageHeader } from "#app/components/page-header.tsx";
import { TextList, TextPart } from "#app/components/text-part.tsx";
import { PRODUCT_NAME } from "#core/product";
import { ContrastTable } from "./contrast-table";
import { evaluation } from "./evaluation";
import { ModelTable } from "./model-table";
import { TruthTable } from "./truth-table";

/** The judge's model card, and what else a careful buyer asks. */
export function TrustPage() {
  const { version, measuredOn, look, tune, models } = evaluation;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Trust"
        text={`What ${PRODUCT_NAME}'s verdicts are worth, and what happens to the data`}
      />
      <div className="flex flex-col gap-10">
        <TextPart title="In short">
          <TextList
            items={[
              "Every verdict quotes the resume, word for word. The score is arithmetic that you can redo; a person decides.",
              `The built-in judge (version ${version}) gave the same level as a careful reader in ${share(look.exact)} of ${look.verdicts.toLocaleString("en")} verdicts it was not tuned on. Where it says it is sure, it claims what is not there in ${share(look.falseClaimCertain)}.`,
              "It says when it is not sure, and shows you the line. Nobody should be ruled out by a verdict alone.",
            ]}
          />
        </TextPart>
        <TextPart title="How true its verdicts are" id="truth">
          <p className="mb-4 text-pretty">
            Measured on {look.pairs + tune.pairs} pairs of a real, anonymized resume and an advert written for
            the purpose. The first column is what to believe: those adverts were never used to improve the
            judge.
          </p>
          <TruthTable look={look} tune={tune} />
          <p className="mt-4 text-pretty text-muted text-sm">
            The labels were made by language-model readers working by a written guide, apart from the product,
            each resume read whole. They are not the judgment of HR professionals. A second reading of the
            same kind agrees with the first at a kappa of .95 to .96; people would agree less. Measured on{" "}
            {measuredOn} with <code className="font-mono text-[0.9em]">npm run bench:verdicts</code>.{" "}
            <a href="/trust.json" className="text-accent underline underline-offset-4">
              Download the figures
            </a>
            .
          </p>
        </TextPart>
        <TextPart title="Where it goes wrong" id="contrasts">
          <p className="mb-4 text-pretty">
            Invented resumes, made to be hard, that differ in one thing: somebody else's certificate, a plan,
            a negation, a word with two meanings. They show which kinds of mistake to expect, not how often.
          </p>
          <ContrastTable contrasts={evaluation.contrasts} />
        </TextPart>
        <TextPart title="Language models">
          <p className="text-pretty">
            A deployment may let a language model judge instead; each scorecard says who judged.{" "}
            {models.length === 0
              ? "No model has been measured yet, so there are no figures for any."
              : "Those below were measured on the same labels; any other was never measured."}{" "}
            A model's quote must be in the resume word for word, and a level that its quote does not support
            is lowered and marked for a person to look at. Where it and the built-in judge are two levels
            apart, both are shown.
          </p>
          {models.length > 0 && <ModelTable models={models} />}
        </TextPart>
        <TextPart title="What the judge reads, and what it never sees">
          <TextList
            items={[
              "It reads the text of the file you upload, and the job as you describe it. Nothing else: no web search, no social media, no other customers' data, no data bought from anybody.",
              "It never sees names, photos, contact details, addresses, dates of birth, gendered words, or the file's name. Swapping names, genders and places in a resume changes no verdict; a test holds that for every release.",
              "Requirements about age, gender, origin, family, health or faith are refused.",
              "Hidden text, pasted adverts, keyword lists and instructions to the reader are flagged and earn nothing.",
              "Resumes in languages it was not measured in get no tier, and say so. Measured are English, and Russian for the order of candidates.",
            ]}
          />
        </TextPart>
        <TextPart title="Who gets data">
          <TextList
            items={[
              "Cloudflare: pages, database, files, queues, mail and, where switched on, the language model. Stripe: payments. Nobody else.",
              "Nothing trains a model. Nothing is sold or shared.",
            ]}
          />
          <p className="mt-3">
            What is kept, and for how long, is on the{" "}
            <Link to="/privacy" className="text-accent underline underline-offset-4">
              privacy page
            </Link>
            .
          </p>
        </TextPart>
        <TextPart title="Security">
          <TextList
            items={[
              "Passwords are hashed with scrypt; sessions, reset links and keys are stored as hashes only.",
              "Each file is opened in a process of its own, with a limit on time and memory; what a browser shows of it cannot run scripts.",
              "Scores, tier changes, views, exports and deletions are in a log whose entries are chained, so that a change shows.",
              "Report a vulnerability: the address is in /.well-known/security.txt.",
            ]}
          />
        </TextPart>
      </div>
    </div>
  );
}

const share = (value: number) => `${(100 * value).toFixed(0)}%`;
