/** Zod's own messages, which are for programmers. */
export const ZOD_WORDS =
  /Invalid (?:input|option|string|value)|Too (?:small|big)|Unrecognized key|expected \w+/;
