import { data, type MetaFunction } from "@remix-run/cloudflare";
import { CenteredMain } from "#app/components/centered-main.tsx";
import { NotFoundCard } from "#app/components/not-found-card.tsx";
import { PRODUCT_NAME } from "#core/product";

export const meta: MetaFunction = () => [{ title: `Page not found · ${PRODUCT_NAME}` }];

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return (
    <CenteredMain>
      <NotFoundCard />
    </CenteredMain>
  );
}
