import type { Deps } from '../router/deps.ts';

/** Work that waits for its time. */
export interface RunningJobs {
  stop(): Promise<void>;
}

/** Begins to look for work that is due. */
export function startJobs(_deps: Deps): RunningJobs {
  return { stop: async () => {} };
}
