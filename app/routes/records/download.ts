import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { orErrorPage, paramOf } from "#app/lib/route.server.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const key = paramOf(request, "key");
  const records = await orErrorPage(
    context.services.records.getByKey({ key, tournamentId: params.id ?? "" }),
  );
  return json(records, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": `attachment; filename="decision-records-${records.tournament.id}.json"`,
    },
  });
}
