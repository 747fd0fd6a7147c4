export * from "./schema/accounts";
export * from "./schema/billing";
export * from "./schema/intakes";
export * from "./schema/partners";
export * from "./schema/records";
export * from "./schema/shares";
export * from "./schema/tournaments";
export * from "./schema/work";
