import * as z from "zod";

export type PromoCode = {
  id: string;
  /** Upper case. */
  code: string;
  description: string | null;
  /** Null: unlimited. */
  maxUses: number | null;
  isActive: boolean;
  usedCount: number;
  /** ISO 8601. */
  createdAt: string;
};

const CODE_TOO_SHORT = "Promo code must be at least 3 characters long";
const MAX_USES = "Maximum uses must be a positive whole number";

export const promoCodeSchema = z.object({
  code: z
    .string({ error: CODE_TOO_SHORT })
    .trim()
    .min(3, CODE_TOO_SHORT)
    .max(100, "Promo code must be at most 100 characters")
    .toUpperCase(),
  description: z
    .string()
    .trim()
    .max(500, "Description must be at most 500 characters")
    .nullish()
    .transform((text) => text || null),
  maxUses: z
    .union([z.literal("").transform(() => null), z.coerce.number().int(MAX_USES).positive(MAX_USES)], {
      error: MAX_USES,
    })
    .nullish()
    .transform((uses) => uses ?? null),
  isActive: z.boolean().default(true),
});

/** As sent by a form, which omits a switch that is off. */
export const promoCodeFormSchema = promoCodeSchema.extend({ isActive: z.boolean().default(false) });

export type PromoCodeInput = z.output<typeof promoCodeSchema>;
