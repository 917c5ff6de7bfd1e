import { useEffect, useState } from 'react';

/** Functions of `postalRules.ts`. */
export type PostalRules = typeof import('./postalRules.ts');

/**
 * Loads the rules for addresses in other countries than China.
 *
 * @param isNeeded whether to load them
 * @returns `rules` once they are loaded; after a failure `retry`
 */
export function usePostalRules(isNeeded: boolean): { rules: PostalRules | null; retry: (() => void) | null } {
  const [rules, setRules] = useState<PostalRules | null>(null);
  const [attempt, setAttempt] = useState({ number: 1, hasFailed: false });
  const { number } = attempt;

  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    import('./postalRules.ts').then(
      (loaded) => isCurrent && setRules(loaded),
      () => isCurrent && setAttempt({ number, hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, number]);

  return { rules, retry: attempt.hasFailed ? () => setAttempt({ number: number + 1, hasFailed: false }) : null };
}
