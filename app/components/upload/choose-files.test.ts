import { expect, test } from "vitest";
import { chooseFiles } from "./choose-files";

const file = (name: string, size = 1) => ({ name, size, lastModified: 0 }) as File;

test("files that may not be uploaded are refused by name, the others are kept", () => {
  const { files, refusals } = chooseFiles(
    [file("a.pdf")],
    [file("b.DOCX"), file("c.png"), file("d.txt", 10 * 1024 * 1024 + 1), file("a.pdf")],
    1000,
  );
  expect(files.map(({ name }) => name)).toEqual(["a.pdf", "b.DOCX"]);
  expect(refusals).toEqual([
    'File "c.png" is not an accepted file type.',
    'File "d.txt" exceeds the maximum size of 10MB.',
  ]);
});

test("above the limit the rest of the choice is kept", () => {
  const { files, refusals } = chooseFiles(
    [],
    Array.from({ length: 6 }, (_, n) => file(`${n}.pdf`)),
    5,
  );
  expect(files).toHaveLength(5);
  expect(refusals).toEqual(["You can only upload up to 5 files."]);
});
