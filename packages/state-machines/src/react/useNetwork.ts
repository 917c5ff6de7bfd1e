import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  bannerOf,
  isOnline,
  type NetworkEffects,
  type NetworkEmitted,
  type NetworkInput,
  type NetworkSnapshot,
  networkActors,
  networkMachine,
} from '../network/networkMachine.ts';
import { type ActorHookOptions, useOwnActor } from './useOwnActor.ts';

export interface UseNetworkOptions extends ActorHookOptions<NetworkEmitted> {
  /** Keep it the same object between renders. */
  actors: NetworkEffects;
  input: NetworkInput;
}

function factsOf(snapshot: NetworkSnapshot) {
  return {
    isOnline: isOnline(snapshot),
    banner: bannerOf(snapshot),
    error: snapshot.context.error,
    isBusy: snapshot.hasTag('busy'),
  };
}

/** Returns the state of the network, for an actor that was created elsewhere. */
export function useNetworkOf(actor: ActorRefFrom<typeof networkMachine>) {
  const facts = useSelector(actor, factsOf, shallowEqual);
  const sends = useMemo(() => ({ check: () => actor.send({ type: 'network.check' }) }), [actor]);
  return { actor, ...facts, ...sends };
}

/**
 * Returns whether the shop can be reached. Creates a {@link networkMachine} that lives as long as the component: use it
 * once per app.
 */
export function useNetwork({ actors, input, ...options }: UseNetworkOptions) {
  const machine = useMemo(() => networkMachine.provide({ actors: networkActors(actors) }), [actors]);
  return useNetworkOf(useOwnActor(machine, { input, ...options }));
}
