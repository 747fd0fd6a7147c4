import { PRODUCT_NAME } from "#core/product";

/** The same drawing as public/logo.svg, in theme colors. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 font-semibold text-lg tracking-tight">
      <svg viewBox="0 0 32 32" width={26} height={26} aria-hidden className="fill-current">
        <rect className="fill-accent" x="12" y="3" width="8" height="5" rx="1.5" />
        <rect x="9" y="10" width="14" height="5" rx="1.5" />
        <rect x="6" y="17" width="20" height="5" rx="1.5" />
        <rect x="3" y="24" width="26" height="5" rx="1.5" />
      </svg>
      {PRODUCT_NAME}
    </span>
  );
}
