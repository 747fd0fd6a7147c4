type Wrangler = (name: string, args: string[]) => Promise<string>;
export function provision(wrangler: Wrangler, say: (words: string) => void): Promise<void>;
export function deploymentConfigs(wrangler: Wrangler): Promise<string[]>;
export function missingSecrets(wrangler: Wrangler, config: string, needed: string[]): Promise<string[]>;
export function readVar(name: string): string | undefined;
