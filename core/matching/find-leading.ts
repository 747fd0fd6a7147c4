import { isTitleWord } from "../analysis/titles";
import { readNumber } from "./parse-requirement";
import type { Leading, ReadResume } from "./types";

const VERB =
  "(?:supervis(?:e|es|ed|ing|ion of)|manag(?:e|es|ed|ing)|lead(?:s|ing)?|led|head(?:s|ed|ing)?|direct(?:s|ed|ing)?|overs(?:ee|aw|een|eeing|ees)|chair(?:s|ed|ing)?|command(?:ed|ing)?|ran|run|look(?:ed|ing)? after|in charge of|responsible for|mentor(?:ed|ing|s)?|coach(?:ed|ing|es)?|delegat(?:ed|ing|e)|hir(?:ed|ing|e)|recruit(?:ed|ing)?)";
/** Up to six words lead from the verb to the people, none of them a preposition but "team of". */
const FILLER =
  "(?:(?!(?:for|with|to|from|by|on|at|across|through|of|per|their|and the|who|which|that)\\b)[\\p{L}\\d+'’-]{1,16}(?: of)?(?:,? (?:and )?|[/&] ?)){0,6}?";
const PEOPLE =
  "(staff|team|teams|people|persons|employees|associates|personnel|crew|crews|workers|subordinates|direct reports|members|department|apprentices|interns|volunteers|trainees|colleagues|assistants|agents|reps|[\\p{L}]+(?:ers|ors|ants|ists|ians|men|nurses|cooks|chefs))";
const LED = new RegExp(`(?<!\\p{L})(${VERB})[\\s]+${FILLER}${PEOPLE}(?!\\p{L})`, "iu");
const THINGS =
  /^(?:computers|servers|orders|customers|members|users|consumers|numbers|papers|offers|letters|matters|vendors|suppliers|partners|contractors|subcontractors|stakeholders|sellers|buyers|borrowers|others|errors|factors|sensors|monitors|calendars|tenants|plants|grants|accountants payable|consultants|posters|banners|boilers|routers|containers|timers|filters|printers|centers|folders|ledgers|registers|drawers|newsletters|chapters|parameters|layers|browsers|drivers license|visitors|callers|investors|distributors|authors|speakers|trailers)$/i;
const SUPERVISORY =
  /\b(?:supervisory (?:duties|responsibilit|role|experience)|direct reports|reporting to me|(?:team|staff|department|crew) of (?:(?:about|over|up to|around) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)(?![\d,.]|\w)|(?:performance|staff) (?:reviews?|evaluations?|appraisals?)|disciplin(?:e|ed|ary))/i;
const TRAINED =
  /\b(?:train(?:ed|ing|s)?|mentor(?:ed|ing|s)?|coach(?:ed|ing|es)?|taught|onboard(?:ed|ing)?)\b/i;
const LEADING_TITLE =
  /\b(?:supervisor|manager|team lead(?:er)?|lead|head|director|chief|foreman|superintendent|captain|principal|president|owner|chef de|sous chef|controller|vp)\b/i;
const ACCOUNTS =
  /\b(?:account|product|project|case|office|relationship|property|community|content|brand|marketing|social media) managers?\b/i;
const SIZE =
  /(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\+?(?=\s+(?:[\p{L}-]+\s+){0,3}?(?:staff|people|employees|associates|workers|crew|members|reports|apprentices|agents|assistants|reps|[\p{L}]+(?:ers|ors|ants|ists|ians|men|nurses|cooks))|\s*$|\s*[,.;)])/iu;

const OTHERS =
  /\b(?:assist(?:ed|ing|ant)? (?:to )?(?:the )?|helped |report(?:ed|ing|s)? to |under (?:the )?(?:supervision|direction)|on behalf of|was (?:supervised|managed|led)|did not|not |no |without )/i;

/** Where the resume shows that people were led. */
export function findLeading(resume: Omit<ReadResume, "leading">): Leading {
  const found: Leading = { led: [], trained: [], titles: [] };
  resume.lines.forEach((line, index) => {
    if (line.heading || line.zone === "references" || line.zone === "interests") return;
    if (line.isHeader && line.role >= 0) {
      const title = resume.roles[line.role]?.title ?? "";
      if (
        resume.roles[line.role]?.titleLine === index &&
        LEADING_TITLE.test(title) &&
        !ACCOUNTS.test(title) &&
        !/\bassistant to\b/i.test(title)
      )
        found.titles.push(index);
      return;
    }
    const text = line.text.slice(0, 400);
    const match = LED.exec(text);
    const object = match?.[2] ?? "";
    const isPeople =
      match &&
      !THINGS.test(object) &&
      !(/(?:ers|ors|ants|ists|ians)$/i.test(object) && !isTitleWord(object.toLowerCase().replace(/s$/, "")));
    const verb = match?.[1] ?? "";
    const before = match ? text.slice(Math.max(0, match.index - 30), match.index) : "";
    if (match && isPeople && !OTHERS.test(before) && !/^(?:hir|recruit|mentor|coach)/i.test(verb)) {
      const said = SIZE.exec(text.slice(match.index, match.index + match[0].length + 24));
      found.led.push({ line: index, people: said?.[1] ? readNumber(said[1]) || 0 : 0 });
    } else if (SUPERVISORY.test(text) && !OTHERS.test(text)) {
      const said = /(?:team|staff|department|crew) of (?:about |over |up to )?(\d{1,3}|\p{L}+)/iu.exec(text);
      found.led.push({ line: index, people: said?.[1] ? readNumber(said[1]) || 0 : 0 });
    } else if (TRAINED.test(text) || (match && isPeople)) found.trained.push(index);
  });
  return found;
}
