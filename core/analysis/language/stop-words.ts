import { isCyrillic, stem } from "./stem";
import lists from "./stop-words.json";

/** Russian words change their endings: one form stands for all. */
const keyOf = (word: string) => (isCyrillic(word) ? stem(word) : word);
const words = (list: string[]) => new Set(list.map((word) => keyOf(word.toLowerCase())));

const stop = words(lists.stop);
/** Words so common in resumes of every trade that meeting them proves little. */
const common = words(lists.common);

export const isStopWord = (word: string) => stop.has(keyOf(word));
/** Words a job text uses to ask for anything at all say nothing about what is asked for. */
const stopOrAsking = new Set([...stop, ...words(lists.asking)]);
export const isAskingWord = (word: string) => stopOrAsking.has(keyOf(word));
export const isCommonWord = (word: string) => common.has(keyOf(word));
