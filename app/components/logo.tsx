import { PRODUCT_NAME } from "#core/product";

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 font-semibold text-lg tracking-tight">
      <img src="/logo.svg" alt="" width={26} height={26} />
      {PRODUCT_NAME}
    </span>
  );
}
