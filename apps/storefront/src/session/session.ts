import type { UserInfo } from '@mallard/domain/contract';
import { useServices } from '../services/services.ts';
import type { TabActors } from '../services/tabActors.ts';
import { useActor } from '../services/useActor.ts';
import type { SessionStatus, SessionView } from '../services/views.ts';

/**
 * Subscribes to one value of the session.
 *
 * @param select must return the same value until it changes, because a new object re-renders
 * @example const isAttempting = useSession((view) => view.isAttempting);
 */
export function useSession<T>(select: (view: SessionView) => T): T {
  return useActor(useServices().actors.auth, select);
}

/** Waits until the stored session has been read. A user can click before that. */
export function whenSessionKnown({ auth }: TabActors): Promise<Exclude<SessionStatus, 'unknown'>> {
  return new Promise((resolve) => {
    const resolveIfKnown = () => {
      const { status } = auth.read();
      if (status === 'unknown') return;
      unsubscribe();
      resolve(status);
    };
    const unsubscribe = auth.subscribe(resolveIfKnown);
    resolveIfKnown();
  });
}

/** Returns whether a user is signed in; `unknown` while the stored session is being read. */
export function useSessionStatus(): SessionStatus {
  return useSession(({ status }) => status);
}

/** Returns the signed-in user, or `null`. */
export function useUser(): UserInfo | null {
  return useSession(({ user }) => user);
}
