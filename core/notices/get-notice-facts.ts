import type { RetentionSettings } from "#core/deletion/retention";
import { DomainError } from "#core/errors";
import type { JudgeAtWork, NoticeSettings } from "./notice-settings";

type Deps = {
  notices: {
    /** With the number of resumes that were read and are kept, without those of the sample. */
    find(userId: string): Promise<(NoticeSettings & { resumeCount: number }) | undefined>;
    /** The judge of the account's newest tournament with a result; the sample does not count. */
    findJudge(userId: string): Promise<JudgeAtWork | undefined>;
  };
  retention: { find(userId: string): Promise<RetentionSettings | undefined> };
};

/** What notices and documents say of an account. */
export type NoticeFacts = RetentionSettings & {
  /** As the user typed them. */
  settings: NoticeSettings;
  /** The name of the employer, or a blank to fill in. */
  company: string;
  contact: string;
  /** Null before the first result. */
  judge: JudgeAtWork | null;
  resumeCount: number;
};

const BLANK_COMPANY = "[company]";

/** What is filled into an account's notices and documents. */
export async function getNoticeFacts(
  deps: Deps,
  { id, email }: { id: string; email: string },
): Promise<NoticeFacts> {
  const [found, retention, judge] = await Promise.all([
    deps.notices.find(id),
    deps.retention.find(id),
    deps.notices.findJudge(id),
  ]);
  if (!found || !retention) throw new DomainError("account_not_found");
  const { resumeCount, ...settings } = found;
  const company = settings.company || BLANK_COMPANY;
  return {
    ...retention,
    ...{ settings, company, contact: settings.contact || email, judge: judge ?? null, resumeCount },
  };
}
