import { TextLink } from "#app/components/text-link.tsx";
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
        <TextLink href="/ai-notice">{words.moreAboutAi}</TextLink>
        <TextLink href="/privacy">{words.privacy}</TextLink>
      </p>
    </section>
  );
}
