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
import { useNetworkEvents } from './useNetworkEvents.ts';
import { type ActorHookOptions, useOwnActor } from './useOwnActor.ts';

export interface UseAuthOptions extends ActorHookOptions<AuthEmitted> {
  /** Keep it the same object between renders. */
  actors: AuthEffects;
  /** Read once, except `isOnline`. */
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

/** Returns the state of a session and functions that change it, for an actor that was created elsewhere. */
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

/**
 * Returns the state of a session and functions that change it. Creates an {@link authMachine} that lives as long as the
 * component: use it once per app.
 */
export function useAuth({ actors, input = {}, ...options }: UseAuthOptions) {
  const machine = useMemo(() => authMachine.provide({ actors: authActors(actors) }), [actors]);
  const actor = useOwnActor(machine, { input, ...options });
  useNetworkEvents(actor, input.isOnline);
  return useAuthOf(actor);
}
