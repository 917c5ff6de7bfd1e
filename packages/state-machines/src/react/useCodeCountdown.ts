import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  type CodeCountdownEffects,
  type CodeCountdownEmitted,
  type CodeCountdownInput,
  type CodeCountdownSnapshot,
  codeCountdownActors,
  codeCountdownMachine,
  disabledReasonOf,
  secondsLeft,
} from '../codeCountdown/codeCountdownMachine.ts';
import { useNetworkEvents } from './useNetworkEvents.ts';
import { type ActorHookOptions, useOwnActor } from './useOwnActor.ts';

export interface UseCodeCountdownOptions extends ActorHookOptions<CodeCountdownEmitted> {
  /** Keep it the same object between renders. */
  actors: CodeCountdownEffects;
  /** Read once, except `isOnline`. */
  input: CodeCountdownInput;
}

function factsOf(snapshot: CodeCountdownSnapshot) {
  const { phone, sentTo, error, waits } = snapshot.context;
  return {
    phone,
    sentTo,
    error,
    waits,
    secondsLeft: secondsLeft(snapshot),
    disabledReason: disabledReasonOf(snapshot),
    isBusy: snapshot.hasTag('busy'),
  };
}

/** Returns the state of a code's countdown and functions that change it, for an actor that was created elsewhere. */
export function useCodeCountdownOf(actor: ActorRefFrom<typeof codeCountdownMachine>) {
  const facts = useSelector(actor, factsOf, shallowEqual);
  const sends = useMemo(
    () => ({
      changePhone: (phone: string) => actor.send({ type: 'phone.changed', phone }),
      sendCode: () => actor.send({ type: 'code.send' }),
    }),
    [actor],
  );
  return { actor, ...facts, ...sends };
}

/** Sends codes to a phone. Creates a {@link codeCountdownMachine} that lives as long as the component. */
export function useCodeCountdown({ actors, input, ...options }: UseCodeCountdownOptions) {
  const machine = useMemo(() => codeCountdownMachine.provide({ actors: codeCountdownActors(actors) }), [actors]);
  const actor = useOwnActor(machine, { input, ...options });
  useNetworkEvents(actor, input.isOnline);
  return useCodeCountdownOf(actor);
}
