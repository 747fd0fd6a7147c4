/** Who sells the product: the company that deployed it. */
export type Seller = {
  name: string;
  /** A single line. */
  address: string;
  email: string;
  /** Governing law, such as "Portugal". */
  law: string;
  /** Such as an EU VAT number; printed on receipts. */
  taxId?: string;
};
