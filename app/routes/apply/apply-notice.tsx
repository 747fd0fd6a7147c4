import { TextList } from "#app/components/text-part.tsx";
import { PRODUCT_NAME } from "#core/product";

/** What happens with a resume that is sent here, said before it is sent. */
export function ApplyNotice() {
  return (
    <section aria-labelledby="notice" className="rounded-lg border bg-surface p-5 shadow-raised">
      <h2 id="notice" className="text-base">
        An AI helps to screen applications
      </h2>
      <div className="mt-2 text-sm">
        <TextList
          items={[
            `${PRODUCT_NAME} compares your resume with each requirement of the job and shows the hiring team where it found what. Your name, contact details, photo, address and date of birth are hidden from that comparison.`,
            "It decides nothing. A person of the hiring team decides, and may disagree with it.",
            "Your file and the result go to the hiring team and to colleagues they show them to. They keep them for this job until they delete them, at the latest when the period they have set is over. No model is trained on them.",
            "You may ask the hiring team to see the result, to correct it, or to delete everything.",
            "You may choose a person instead: then no AI reads your resume.",
          ]}
        />
      </div>
      <p className="mt-4 flex flex-wrap gap-x-5 text-sm">
        <a href="/ai-notice" className="text-accent underline underline-offset-4">
          More about the AI
        </a>
        <a href="/privacy" className="text-accent underline underline-offset-4">
          Privacy
        </a>
      </p>
    </section>
  );
}
