import type { ConsumerEnv, WebEnv } from "#platform/env";

/** A pseudorandom generator of numbers in [0, 1) that repeats for the same seed (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Wraps a Worker's bindings. `around` runs before each call and may throw or never return, like a fault or the end of
 * the invocation.
 */
export function withFaults(env: ConsumerEnv, around: (binding: string) => Promise<void>): ConsumerEnv {
  const raw = new WeakMap<object, D1PreparedStatement>();
  const statement = (real: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(real, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => statement(target.bind(...values));
        return intercepted("DB", target, name);
      },
    });
    raw.set(wrapped, real);
    return wrapped;
  };
  const intercepted = (binding: string, target: object, name: string | symbol) => {
    const value = Reflect.get(target, name);
    if (typeof value !== "function") return value;
    return async (...args: unknown[]) => {
      await around(binding);
      return value.apply(target, args);
    };
  };
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => statement(target.prepare(sql));
      if (name !== "batch") return intercepted("DB", target, name);
      return async (statements: D1PreparedStatement[]) => {
        await around("DB");
        return target.batch(statements.map((one) => raw.get(one) ?? one));
      };
    },
  });
  const wrap = <T extends object>(binding: string, target: T): T =>
    new Proxy(target, { get: (real, name) => intercepted(binding, real, name) });
  return {
    ...env,
    DB,
    FILES: wrap("FILES", env.FILES),
    JOBS: wrap("JOBS", env.JOBS),
    TASKS: wrap("TASKS", env.TASKS),
    EMAIL: wrap("EMAIL", env.EMAIL),
    TOURNAMENT_CHANNEL: {
      getByName: (name: string) => ({
        changed: async (id: string, ids: string[]) => {
          await around("TOURNAMENT_CHANNEL");
          return env.TOURNAMENT_CHANNEL.getByName(name).changed(id, ids);
        },
      }),
    },
  } as unknown as ConsumerEnv;
}

/** The bindings with a database that fails statements like `failing` once an audit entry was written. */
export function failAfterAudit(env: WebEnv, failing: RegExp): WebEnv {
  let isAudited = false;
  const DB = new Proxy(env.DB, {
    get: (real, name) => (sql: string) => {
      if (isAudited && failing.test(sql)) throw new Error("made to fail");
      isAudited ||= /^insert into "audit/.test(sql);
      return Reflect.get(real, name).call(real, sql);
    },
  });
  return { ...env, DB };
}
