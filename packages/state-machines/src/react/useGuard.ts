import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  type GuardEmitted,
  type GuardInput,
  type GuardSession,
  type GuardSnapshot,
  guardMachine,
  viewOf,
} from '../guard/guardMachine.ts';
import { type ActorHookOptions, useOwnActor } from './useOwnActor.ts';

export interface UseGuardOptions extends ActorHookOptions<GuardEmitted> {
  /** Read once, except `path` (the router's path and query) and `session`. Navigate in `onEvent`. */
  input: GuardInput & { path: string; session: GuardSession };
}

function factsOf(snapshot: GuardSnapshot) {
  return { view: viewOf(snapshot), redirectCount: snapshot.context.redirectCount };
}

/** Returns what to render, for a guard that was created elsewhere. */
export function useGuardOf(actor: ActorRefFrom<typeof guardMachine>) {
  const facts = useSelector(actor, factsOf, shallowEqual);
  const sends = useMemo(() => ({ retry: () => actor.send({ type: 'guard.retry' }) }), [actor]);
  return { actor, ...facts, ...sends };
}

/**
 * Returns whether to render the page of the router. Creates a {@link guardMachine} that lives as long as the component.
 */
export function useGuard({ input, ...options }: UseGuardOptions) {
  const actor = useOwnActor(guardMachine, { input, ...options });
  const { path, session } = input;
  const role = session.status === 'signedIn' ? session.role : null;
  const entered = useRef<string>(undefined);
  useEffect(() => {
    if (entered.current === path) return;
    entered.current = path;
    actor.send({ type: 'page.entered', path });
  }, [actor, path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a session is the same when it says the same
  useEffect(() => {
    actor.send({ type: 'session.changed', session });
  }, [actor, session.status, role]);
  return useGuardOf(actor);
}
