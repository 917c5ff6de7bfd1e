import { useActorRef } from '@xstate/react';
import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import type {
  Actor,
  ActorOptions,
  AnyEventObject,
  AnyStateMachine,
  EmittedFrom,
  InputFrom,
  InspectionEvent,
  Observer,
} from 'xstate';

/** What every hook takes that makes its own actor. */
export interface ActorHookOptions<Emitted> {
  /** Hears what the machine emits; the function of the latest render counts. */
  onEvent?: ((event: Emitted) => void) | undefined;
  /** Hears of everything that happens in the actor: `createBrowserInspector().inspect` of `@statelyai/inspect`. @default nobody */
  inspect?: Observer<InspectionEvent> | ((event: InspectionEvent) => void) | undefined;
  /** Runs the machine's timers. @default the platform's */
  clock?: ActorOptions<AnyStateMachine>['clock'] | undefined;
}

/**
 * An actor that lives as long as the component: it starts with it and stops with it, and is not started on a server. Input
 * is read once; give the component a `key` to begin anew.
 */
export function useOwnActor<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, onEvent, inspect, clock }: ActorHookOptions<EmittedFrom<Machine>> & { input: InputFrom<Machine> },
): Actor<Machine> {
  const options = { input, ...(inspect && { inspect }), ...(clock && { clock }) };
  // Whether options are required depends on the machine, which is not known here.
  const actor = useActorRef(machine as AnyStateMachine, options) as unknown as Actor<Machine>;
  const latest = useRef(onEvent);
  useInsertionEffect(() => {
    latest.current = onEvent;
  }, [onEvent]);
  // Before the effect that starts the actor, which may emit at once.
  useLayoutEffect(() => {
    const heard = actor.on('*', (event: AnyEventObject) => latest.current?.(event as EmittedFrom<Machine>));
    return () => heard.unsubscribe();
  }, [actor]);
  return actor;
}
