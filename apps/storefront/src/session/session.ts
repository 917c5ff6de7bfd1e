import type { UserInfo } from '@mallard/domain/contract';
import { useServices } from '../app/services.ts';
import type { TabActors } from '../app/tabActors.ts';
import { useActor } from '../app/useActor.ts';
import type { SessionStatus } from './guard.ts';
import type { SessionView } from './views.ts';

/** One thing of what is known of the session. @param look its value is the same until it changes */
export function useSession<T>(look: (view: SessionView) => T): T {
  return useActor(useServices().actors.auth, look);
}

/** Waits until it is known whether someone is signed in: a press may come before. */
export function whenSessionKnown({ auth }: TabActors): Promise<Exclude<SessionStatus, 'unknown'>> {
  return new Promise((resolve) => {
    const look = () => {
      const { status } = auth.read();
      if (status === 'unknown') return;
      end();
      resolve(status);
    };
    const end = auth.subscribe(look);
    look();
  });
}

/** Whether someone is signed in; `unknown` while the stored session is being read. */
export function useSessionStatus(): SessionStatus {
  return useSession(({ status }) => status);
}

/** The signed-in shopper, or `null`. */
export function useUser(): UserInfo | null {
  return useSession(({ user }) => user);
}
