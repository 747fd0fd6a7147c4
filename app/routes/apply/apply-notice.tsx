import { TextList } from "#app/components/text-part.tsx";
import { PRODUCT_NAME } from "#core/product";
import * as words from "./words";

/** What happens with a resume that is sent here, said before it is sent. */
export function ApplyNotice() {
  return (
    <section aria-labelledby="notice" className="rounded-lg border bg-surface p-5 shadow-raised">
      <h2 id="notice" className="text-base">
        {words.noticeTitle}
      </h2>
      <div className="mt-2 text-sm">
        <TextList
          items={[
            `${PRODUCT_NAME} compares your resume with each requirement of the job and shows the hiring team where it found what. Your name, contact details, photo, address and date of birth are hidden from that comparison.`,
            words.noticeDecides,
            words.noticeKept,
            words.noticeAsk,
            words.noticePerson,
          ]}
        />
      </div>
      <p className="mt-4 flex flex-wrap gap-x-5 text-sm">
        <a href="/ai-notice" className="text-accent underline underline-offset-4">
          {words.moreAboutAi}
        </a>
        <a href="/privacy" className="text-accent underline underline-offset-4">
          {words.privacy}
        </a>
      </p>
    </section>
  );
}
