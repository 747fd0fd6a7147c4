export function listCommonPasswords(): string[];
