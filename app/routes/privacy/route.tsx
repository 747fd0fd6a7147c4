import { TextList, TextPart } from "#app/components/text-part.tsx";
import { CopyButton, PageHeader, TextLink } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { useSupportEmail } from "#app/lib/root-data.ts";
import { DEFAULT_RETENTION_DAYS } from "#core/deletion/retention";
import { PRODUCT_NAME } from "#core/product";
import { CANDIDATE_NOTICE } from "./candidate-notice";
import * as words from "./words";

export const meta = pageMeta(words.privacy, words.description);

export default function Privacy() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={words.privacy} text={words.subtitle(PRODUCT_NAME)} />
      <div className="flex flex-col gap-10">
        <TextPart title={words.inShort}>
          <TextList items={[words.uploadUse, words.peopleDecide, words.deleteAnytime]} />
        </TextPart>
        <TextPart title={words.keptTitle}>
          <TextList items={[words.keptAboutYou, words.keptAboutCandidates, words.keptLog]} />
        </TextPart>
        <TextPart title={words.analysisTitle}>
          <TextList items={[words.analysisHides, words.analysisVerdicts, words.analysisRejected]} />
        </TextPart>
        <TextPart title={words.howLongTitle}>
          <TextList
            items={[
              words.howLongResumes(DEFAULT_RETENTION_DAYS),
              words.howLongDecisions,
              words.howLongDemo,
              words.howLongDeleted,
              words.howLongPurchases,
            ]}
          />
        </TextPart>
        <TextPart title={words.whereTitle}>
          <p>{words.whereText}</p>
        </TextPart>
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
              <CopyButton text={CANDIDATE_NOTICE} label={words.copyNotice} isWordy />
            </div>
            <blockquote className="whitespace-pre-line text-pretty">{CANDIDATE_NOTICE}</blockquote>
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
