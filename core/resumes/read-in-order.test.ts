import { expect, test } from "vitest";
import { readInOrder } from "./read-in-order";
import type { ResumeView } from "./resume";

test("resumes are read a hundred at a time as they are used, in the order of their ids, without deleted ones", async () => {
  const ids = Array.from({ length: 250 }, (_, n) => `resume-${n}`);
  const asked: number[] = [];
  const listByIds = async (part: string[]) => {
    asked.push(part.length);
    return part
      .filter((id) => id !== "resume-120")
      .map((id) => ({ id }) as ResumeView)
      .reverse();
  };
  const resumes = readInOrder({ resumes: { listByIds } }, ids);
  const read = [(await resumes.next()).value?.id];
  expect(asked).toEqual([100]);
  for await (const { id } of resumes) read.push(id);
  expect(asked).toEqual([100, 100, 50]);
  expect(read).toEqual(ids.filter((id) => id !== "resume-120"));
});
