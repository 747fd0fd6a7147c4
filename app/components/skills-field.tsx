import { X } from "lucide-react";
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { Field, Input } from "#app/components/ui.ts";
import { cutAt } from "#core/cut-at";
import { MAX_KEY_SKILLS, MAX_SKILL_LENGTH, splitSkills } from "#core/tournaments/key-skills";
import * as words from "./words";

type Props = {
  id: string;
  name: string;
  errors?: string[] | undefined;
  /** Skills separated by commas or newlines. */
  defaultValue?: string;
};

/**
 * Key skills as chips: a comma, Enter or a pasted list adds chips, and Backspace in the empty field turns the last
 * one back into text. Submits one value with one skill per line. Without JavaScript it is a plain, comma-separated
 * field.
 */
export function SkillsField({ id, name, errors, defaultValue = "" }: Props) {
  const [isReady, setIsReady] = useState(false);
  const [skills, setSkills] = useState(() => splitSkills(defaultValue));
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setIsReady(true), []);

  /** Skills beyond the limit stay in the field, before the unfinished one, so that nothing is lost. */
  const add = (typed: string, unfinished = "") => {
    const found = splitSkills(typed);
    const fitting = found.filter((skill) => skill.length <= MAX_SKILL_LENGTH);
    const [tooLong] = found.filter((skill) => skill.length > MAX_SKILL_LENGTH);
    const all = [...new Set([...skills, ...fitting])];
    setSkills(all.slice(0, MAX_KEY_SKILLS));
    const left = [...(tooLong ? [tooLong] : []), ...all.slice(MAX_KEY_SKILLS), unfinished];
    setText(left.filter(Boolean).join(", "));
    setProblem(
      tooLong
        ? words.skillTooLong(cutAt(tooLong, 30), MAX_SKILL_LENGTH)
        : all.length > MAX_KEY_SKILLS
          ? words.skillsLimit(MAX_KEY_SKILLS)
          : undefined,
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      // Enter in the empty field submits the form, as in any other field.
      if (text.trim() === "") return;
      event.preventDefault();
      event.stopPropagation();
      add(text);
    } else if (event.key === "Backspace" && text === "" && skills.length > 0) {
      event.preventDefault();
      setText(skills.at(-1) ?? "");
      setSkills(skills.slice(0, -1));
    }
  };
  /** Commas are read from the text, because keyboards on phones do not report the key. */
  const onChange = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    const end = value.lastIndexOf(",");
    if (end === -1) setText(value);
    else add(value.slice(0, end), value.slice(end + 1).trimStart());
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    if (!/[,;\n]/.test(pasted)) return;
    event.preventDefault();
    add(`${text} ${pasted}`);
  };
  const remove = (skill: string) => {
    setSkills(skills.filter((other) => other !== skill));
    setProblem(undefined);
    input.current?.focus();
  };
  const shownErrors = problem ? [problem] : errors;
  const describedBy = [`${id}-description`, ...(shownErrors?.length ? [`${id}-error`] : [])].join(" ");

  return (
    <Field
      label={words.keySkillsLabel}
      hint={isReady ? words.skillsHint : words.skillsHintNoScript}
      htmlFor={id}
      errors={shownErrors}
    >
      {skills.length > 0 && isReady && (
        <ul aria-label={words.skillsAdded} className="flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li
              key={skill}
              className="flex min-w-0 items-center rounded-full bg-accent-soft pl-3 text-accent text-sm"
            >
              <span className="wrap-anywhere py-0.5">{skill}</span>
              <button
                type="button"
                aria-label={words.remove(skill)}
                onClick={() => remove(skill)}
                className="flex size-7 items-center justify-center rounded-full hover:text-ink"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isReady ? (
        <>
          <Input
            ref={input}
            id={id}
            value={text}
            autoComplete="off"
            enterKeyHint="done"
            aria-invalid={shownErrors?.length ? true : undefined}
            aria-describedby={describedBy}
            onChange={onChange}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          {/* Submits text still in the field too. Turning it into a chip on blur would move the button being clicked. */}
          <input type="hidden" name={name} value={[...skills, text].filter((one) => one.trim()).join("\n")} />
        </>
      ) : (
        <Input
          id={id}
          name={name}
          defaultValue={defaultValue}
          autoComplete="off"
          aria-invalid={shownErrors?.length ? true : undefined}
          aria-describedby={describedBy}
        />
      )}
    </Field>
  );
}
