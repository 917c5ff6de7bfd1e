import type { UserInfo } from '@mallard/domain/contract';
import { useSelector } from '@xstate/react';
import type { SessionStatus } from './guard.ts';
import { useServices } from './services.ts';

/** Whether someone is signed in; `unknown` while the stored session is being read. */
export function useSessionStatus(): SessionStatus {
  const { actors } = useServices();
  return useSelector(actors.auth, (snapshot) => {
    if (snapshot.hasTag('signedIn')) return 'signedIn';
    return snapshot.hasTag('known') ? 'signedOut' : 'unknown';
  });
}

/** The signed-in shopper, or `null`. */
export function useUser(): UserInfo | null {
  const { actors } = useServices();
  return useSelector(actors.auth, (snapshot) => (snapshot.hasTag('signedIn') ? snapshot.context.user : null));
}
