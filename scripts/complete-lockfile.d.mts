type Lockfile = { packages: Record<string, object> };

export function missingPackages(lock: Lockfile): { wantedBy: string; name: string; version: string }[];
