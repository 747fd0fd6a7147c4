import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireUser } from "#app/lib/route.server.ts";
import type { TextDocument } from "#app/lib/text-document/part.ts";
import { writeMarkdown } from "#app/lib/text-document/write-markdown.ts";
import { documents, fillDocument } from "./documents";

const FORMATS: Record<
  string,
  { type: string; write(document: TextDocument): Promise<string | Uint8Array<ArrayBuffer>> }
> = {
  md: { type: "text/markdown; charset=utf-8", write: async (document) => writeMarkdown(document) },
  pdf: {
    type: "application/pdf",
    // Loaded when needed: most requests never print anything.
    write: async (document) => (await import("#app/lib/text-document/print-pdf.ts")).printPdf(document),
  },
};

export async function loader(args: LoaderFunctionArgs) {
  const user = requireUser(args);
  const { context, params } = args;
  const [id, extension = ""] = (params.document ?? "").split(".");
  const document = documents.find((one) => one.id === id);
  const format = FORMATS[extension];
  if (!document || !format) throw new Response(null, { status: 404 });
  const facts = await context.services.notices.get(user);
  const madeOn = new Date().toISOString().slice(0, 10);
  const body = await format.write(fillDocument(document, { ...facts, seller: context.seller, madeOn }));
  return new Response(body, {
    headers: {
      "Content-Type": format.type,
      "Content-Disposition": `attachment; filename="${id}.${extension}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
