import { Form } from "@remix-run/react";
import { TimeAgo } from "#app/components/time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { RequestKind } from "#core/candidate-page/candidate-page";
import * as words from "./words";

type Request = {
  id: string;
  kind: RequestKind;
  criterion: string | null;
  words: string;
  createdAt: string;
  answeredAt: string | null;
};

/** What the candidate said and asked by their link, newest first. */
export function RequestList({ requests }: { requests: Request[] }) {
  return (
    <section aria-labelledby="requests">
      <h2 id="requests" className="text-lg">
        {words.requestsTitle}
      </h2>
      {requests.length === 0 && <p className="mt-1 text-muted text-sm">{words.requestsNone}</p>}
      <ul className="mt-2 flex flex-col divide-y">
        {requests.map((request) => (
          <li key={request.id} className="flex flex-col items-start gap-1.5 py-3 text-sm">
            <p>
              <span className="font-medium">{words.KIND[request.kind]}</span>{" "}
              {request.criterion && words.requestAbout(request.criterion)}{" "}
              <span className="text-muted">
                <TimeAgo iso={request.createdAt} />
              </span>
            </p>
            {request.words && <p className="max-w-prose whitespace-pre-line break-words">{request.words}</p>}
            {request.answeredAt ? (
              <p className="text-muted">
                {words.requestAnswered} <TimeAgo iso={request.answeredAt} />
              </p>
            ) : (
              <Form method="post">
                <input type="hidden" name="requestId" value={request.id} />
                <Button type="submit" name="intent" value="answer" variant="secondary" size="sm">
                  {words.requestAnswer}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
