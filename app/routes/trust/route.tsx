import { WrittenPart } from "#app/components/text-part.tsx";
import { PageHeader, TextLink } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { PRODUCT_NAME } from "#core/product";
import { trustCard } from "./card";
import * as words from "./words";

export const meta = pageMeta(words.title, words.description);

export default function Trust() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={words.title} text={words.subtitle(PRODUCT_NAME)} />
      <p className="mb-8 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <TextLink href="/trust.pdf">{words.downloadAsPdf}</TextLink>
        <TextLink href="/trust.json">{words.downloadAsJson}</TextLink>
      </p>
      <div className="flex flex-col gap-10">
        {trustCard.map((part) => (
          <WrittenPart key={part.title} gap="gap-4" {...part} />
        ))}
      </div>
    </div>
  );
}
