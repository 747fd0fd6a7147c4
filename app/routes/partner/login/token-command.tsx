import { CopyButton } from "#app/components/copy-button.tsx";
import * as words from "../words";

/** The command that requests a token, ready to run once username and password are filled in. */
export function TokenCommand({ origin }: { origin: string }) {
  const command = [
    `curl -X POST \\`,
    `  ${origin}/auth/login \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"username": "your-username",`,
    `       "password": "your-password"}'`,
  ].join("\n");
  return (
    <section aria-labelledby="token-command" className="mt-8 border-t pt-5">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id="token-command" className="font-medium text-sm">
          {words.getAToken}
        </h2>
        <CopyButton text={command} label={words.copyCommand} isWordy />
      </div>
      <p className="text-muted text-sm">{words.run}</p>
      <pre className="mt-3 whitespace-pre-wrap break-words rounded-md bg-sunken px-4 py-3 font-mono text-xs leading-5">
        <code>{command}</code>
      </pre>
      <p className="mt-3 text-muted text-sm">
        {words.answerHoldsThe} <code className="font-mono text-ink text-xs">{words.token}</code>{" "}
        {words.toPasteAbove}
      </p>
    </section>
  );
}
