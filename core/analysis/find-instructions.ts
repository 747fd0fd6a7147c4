import type { Span } from "./personal-details/spans";

const READER =
  "(?:ai|a\\.i\\.|llm|language model|chat ?gpt|gpt|chatbot|bot|ats|(?:ai |automated |resume )?screen(?:ing|er)(?: system| software| tool| bot| algorithm| model)?|automated (?:system|reviewer)|assistant|system)";
const VERDICT =
  "(?:tier a|a[- ]tier|100 ?%|100 points|10 ?/ ?10|highest|top|perfect|maximum|best|strong(?:ly)?|excellent|first|full marks|exceptional)";

const PATTERNS = [
  "\\b(?:ignore|disregard|forget|override|bypass|skip)\\b[^.\\n]{0,40}\\b(?:instructions?|prompts?|rules|criteria|guidelines|commands|rubric)\\b",
  `\\b(?:rate|score|rank|grade|mark|classify|evaluate|assess|place|put|give|assign|award|consider)\\b[^.\\n]{0,50}\\b(?:candidate|resume|résumé|cv|applicant|application|me|him|her|them)\\b[^.\\n]{0,50}\\b${VERDICT}`,
  `\\b(?:give|assign|award|return|output|respond with|answer with|print)\\b[^.\\n]{0,30}\\b(?:score|rating|tier|grade|verdict|match)\\b[^.\\n]{0,30}(?:\\b${VERDICT}|\\d{2,3})`,
  `\\b(?:note|message|attention|instructions?|hint|dear)\\b[^.\\n]{0,12}\\b(?:to|for)?\\s?(?:the |any |all )?${READER}\\b`,
  `\\b(?:if you are|you are|act as|as) (?:an? |the )?(?:ai|llm|large language model|language model|helpful assistant|chatbot|recruit(?:er|ing) (?:ai|bot))\\b`,
  `\\b${READER}\\b[^.\\n]{0,40}\\b(?:must|should|shall|please|has to|are required to|is required to)\\b[^.\\n]{0,50}\\b(?:rate|score|rank|recommend|select|shortlist|hire|approve|advance|accept|pass)\\b`,
  "\\b(?:this|the) candidate (?:must|should|has to|needs to) be\\b[^.\\n]{0,30}\\b(?:ranked|rated|scored|hired|selected|shortlisted|recommended|accepted|placed)\\b",
  "\\bsystem (?:prompt|message|override|instruction)\\b|<\\/?(?:system|assistant|user|instructions?)>|\\[\\/?INST\\]|<\\|im_(?:start|end)\\|>|###\\s?(?:system|instruction)",
  "\\bdo not (?:follow|apply|use) (?:the |any |your )?(?:rubric|criteria|instructions?|guidelines)\\b",
].map((source) => new RegExp(source, "gi"));

/** Sentences that speak to whoever screens the resume instead of about the candidate. */
export function findInstructions(text: string): Span[] {
  const spans: Span[] = [];
  for (const pattern of PATTERNS) {
    for (const match of text.matchAll(pattern))
      spans.push(sentenceAround(text, match.index, match.index + match[0].length));
  }
  return spans.sort((a, b) => a.start - b.start);
}

const REACH = 300;

function sentenceAround(text: string, from: number, to: number): Span {
  let start = from;
  while (
    start > 0 &&
    from - start < REACH &&
    !/[\n\f]/.test(text[start - 1] ?? "") &&
    !isStop(text, start - 2)
  )
    start--;
  let end = to;
  while (end < text.length && end - to < REACH && !/[\n\f]/.test(text[end] ?? "") && !isStop(text, end - 1))
    end++;
  return { start, end };
}

const isStop = (text: string, at: number) => /[.!?]/.test(text[at] ?? "") && /\s/.test(text[at + 1] ?? " ");
