/**
 * The scrypt parameters that OWASP recommends for 16 MB. Production caps PBKDF2 at 100,000 rounds, which is too few.
 * scrypt takes 128 * N * r bytes of a Worker's 128 MB, so N cannot grow.
 */
export const PASSWORD_COST = { N: 16384, r: 8, p: 5 };
