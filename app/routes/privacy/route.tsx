import { useLoaderData } from "@remix-run/react";
import { TextPart, WrittenPart } from "#app/components/text-part.tsx";
import { CopyButton, PageHeader, TextLink } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { useSupportEmail } from "#app/lib/root-data.ts";
import { readMarkdown } from "#app/lib/text-document/read-markdown.ts";
import { DEFAULT_RETENTION_DAYS } from "#core/deletion/retention";
import { PRODUCT_NAME } from "#core/product";
import candidateNotice from "./candidate-notice.txt?raw";
import privacy from "./privacy.md?raw";
import * as words from "./words";

export const meta = pageMeta(words.privacy, words.description);

export function loader() {
  const values = { product: PRODUCT_NAME, days: String(DEFAULT_RETENTION_DAYS) };
  return {
    parts: readMarkdown(privacy, values).parts,
    notice: candidateNotice.trim().replace("{product}", PRODUCT_NAME),
  };
}

export default function Privacy() {
  const { parts, notice } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={words.privacy} text={words.subtitle(PRODUCT_NAME)} />
      <div className="flex flex-col gap-10">
        {parts.map((part) => (
          <WrittenPart key={part.title} gap="gap-3" {...part} />
        ))}
        <TextPart title={words.candidateTitle}>
          <p>
            {words.candidateText} <Mail />.
          </p>
        </TextPart>
        <TextPart title={words.noticeForCandidates} id="candidate-notice">
          <p className="mb-4">
            {words.noticeStart} {PRODUCT_NAME}
            {words.noticeEnd}
          </p>
          <figure className="rounded-lg border bg-surface p-5 shadow-raised">
            <div className="-mt-1 mb-2 flex justify-end">
              <CopyButton text={notice} label={words.copyNotice} isWordy />
            </div>
            <blockquote className="whitespace-pre-line text-pretty">{notice}</blockquote>
          </figure>
        </TextPart>
        <TextPart title={words.questions}>
          <p>
            {words.writeTo} <Mail />
            {words.replyTime}
          </p>
        </TextPart>
      </div>
    </div>
  );
}

function Mail() {
  const supportEmail = useSupportEmail();
  return <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>;
}
