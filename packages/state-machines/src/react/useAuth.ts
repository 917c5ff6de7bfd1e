import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  type AuthEffects,
  type AuthEmitted,
  type AuthInput,
  type AuthSnapshot,
  authActors,
  authMachine,
  isSessionKnown,
  isSignedIn,
  type Registration,
  type SignInAttempt,
} from '../auth/authMachine.ts';
import { useNetworkNews } from './useNetworkNews.ts';
import { type ActorHookOptions, useOwnActor } from './useOwnActor.ts';

export interface UseAuthOptions extends ActorHookOptions<AuthEmitted> {
  /** Keep it the same object where possible. */
  actors: AuthEffects;
  /** Read once; `isOnline` is followed. */
  input?: AuthInput;
}

function factsOf(snapshot: AuthSnapshot) {
  const { user, error } = snapshot.context;
  return {
    user,
    error,
    isKnown: isSessionKnown(snapshot),
    isSignedIn: isSignedIn(snapshot),
    isBusy: snapshot.hasTag('busy'),
  };
}

/** What a session made elsewhere says, and what can be done with it. */
export function useAuthOf(actor: ActorRefFrom<typeof authMachine>) {
  const facts = useSelector(actor, factsOf, shallowEqual);
  const sends = useMemo(
    () => ({
      signIn: (attempt: SignInAttempt) => actor.send({ type: 'session.signIn', ...attempt }),
      register: (registration: Registration) => actor.send({ type: 'session.register', ...registration }),
      signOut: () => actor.send({ type: 'session.signOut' }),
      cancel: () => actor.send({ type: 'session.cancel' }),
      retry: () => actor.send({ type: 'session.retry' }),
      dismissError: () => actor.send({ type: 'error.dismiss' }),
    }),
    [actor],
  );
  return { actor, ...facts, ...sends };
}

/** Who is signed in: an {@link authMachine} as long as the component lives, which is best that of the whole app. */
export function useAuth({ actors, input = {}, ...options }: UseAuthOptions) {
  const machine = useMemo(() => authMachine.provide({ actors: authActors(actors) }), [actors]);
  const actor = useOwnActor(machine, { input, ...options });
  useNetworkNews(actor, input.isOnline);
  return useAuthOf(actor);
}
