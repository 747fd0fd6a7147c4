import { Notice } from "#app/components/notice.tsx";

const TIPS = [
  "Put each key requirement on its own line: the lines become the criteria of the rubric.",
  "Keep what is a must apart from what is only nice to have.",
  "Name skills, years and degrees as you would in the job posting; vague requirements cannot be checked against a resume.",
  "Next you see the rubric that your text became. Nothing is spent before you confirm it, and you can change it later.",
];

export function Tips() {
  return (
    <Notice tone="info" title="How to get the best results" className="mb-8">
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Notice>
  );
}
