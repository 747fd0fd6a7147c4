import table from "./word-subjects.json";
import { openVectors } from "./word-vectors";

/** What a text is about: texts from the same trade point the same way. Learned from resumes by `bench:subjects`. */
export const { read: subjectOf, has: hasSubject } = openVectors(table);
