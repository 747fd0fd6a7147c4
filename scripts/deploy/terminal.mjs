import { createInterface } from "node:readline/promises";

/** Talks to the person at the keyboard: `ask({ ask, fallback })` returns an answer, `ask({ note })` prints a note. */
export function createTerminalPrompt() {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  return {
    async ask({ ask, fallback, note }) {
      if (note) return console.log(note);
      return lines.question(`${ask}${fallback ? ` [${fallback}]` : ""}: `);
    },
    close: () => lines.close(),
  };
}
