import table from "./word-senses.json";
import { openVectors } from "./word-vectors";

/**
 * What work a text tells of: a requirement and the lines that show it in other words point the same way. Learned by
 * `bench:senses` from `meanings.json`, the vocabulary and `bench/senses/pairs`.
 */
export const { read: senseOf } = openVectors(table);
