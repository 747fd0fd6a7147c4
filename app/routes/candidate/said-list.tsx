import { LocalDate } from "#app/components/time.tsx";
import * as words from "./words";

type Request = {
  id: string;
  criterionId: string | null;
  words: string;
  createdAt: string;
  isAnswered: boolean;
};
type Props = { requests: Request[]; criteria: { id: string; text: string }[] };

/** What the candidate has said and asked so far, newest first. */
export function SaidList({ requests, criteria }: Props) {
  if (requests.length === 0) return null;
  const textOf = (id: string) => criteria.find((one) => one.id === id)?.text ?? "";
  return (
    <section aria-labelledby="said">
      <h2 id="said" className="text-lg">
        {words.said}
      </h2>
      <ul className="mt-2 flex flex-col divide-y">
        {requests.map((request) => (
          <li key={request.id} className="py-3 text-sm">
            <p className="font-medium">
              {request.criterionId ? words.saidAbout(textOf(request.criterionId)) : words.askedReview}
            </p>
            <p className="whitespace-pre-line break-words">{request.words}</p>
            <p className="text-muted text-xs">
              <LocalDate iso={request.createdAt} /> · {request.isAnswered ? words.answered : words.waiting}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
