import { createInterface } from "node:readline/promises";

/** Questions to the person at the keyboard: `ask({ ask, fallback })` gives the answer, `ask({ note })` says something. */
export function askInTerminal() {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return {
    async ask({ ask, fallback, note }) {
      if (note) return console.log(note);
      return lines.question(`${ask}${fallback ? ` [${fallback}]` : ""}: `);
    },
    close: () => lines.close(),
  };
}
