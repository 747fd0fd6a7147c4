import { isCyrillic, stem } from "./stem";
import lists from "./stop-words.json";

/** Russian words are inflected, so their stem is the key. */
const keyOf = (word: string) => (isCyrillic(word) ? stem(word) : word);
const words = (list: string[]) => new Set(list.map((word) => keyOf(word.toLowerCase())));

const stop = words(lists.stop);
/** Words so common in resumes of every occupation that a match proves little. */
const common = words(lists.common);

export const isStopWord = (word: string) => stop.has(keyOf(word));
/** Words that job texts use to ask for anything say nothing about what is asked for. */
const stopOrAsking = new Set([...stop, ...words(lists.asking)]);
export const isAskingWord = (word: string) => stopOrAsking.has(keyOf(word));
export const isCommonWord = (word: string) => common.has(keyOf(word));
