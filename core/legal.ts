/** Who sells the product: the company that deployed it. */
export type Seller = {
  name: string;
  /** On one line. */
  address: string;
  email: string;
  /** Whose law holds: "Portugal". */
  law: string;
};
