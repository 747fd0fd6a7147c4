import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { orErrorPage, requireUser } from "#app/lib/route.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { id } = requireUser(args);
  const records = await orErrorPage(args.context.services.records.get(id, args.params.id ?? ""));
  return json(records, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": `attachment; filename="decision-records-${records.tournament.id}.json"`,
    },
  });
}
