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

/** Options of every hook that creates an actor. */
export interface ActorHookOptions<Emitted> {
  /** Called with each emitted event; the function of the latest render is used. */
  onEvent?: ((event: Emitted) => void) | undefined;
  /**
   * Called with everything that happens in the actor: `createBrowserInspector().inspect` of `@statelyai/inspect`.
   * @default none
   */
  inspect?: Observer<InspectionEvent> | ((event: InspectionEvent) => void) | undefined;
  /** Runs the machine's timers. @default the platform's */
  clock?: ActorOptions<AnyStateMachine>['clock'] | undefined;
}

/**
 * Creates an actor that lives as long as the component, and is not started on a server. Input is read once; change the
 * component's `key` to start again.
 */
export function useOwnActor<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, onEvent, inspect, clock }: ActorHookOptions<EmittedFrom<Machine>> & { input: InputFrom<Machine> },
): Actor<Machine> {
  const options = { input, ...(inspect && { inspect }), ...(clock && { clock }) };
  // Whether options are required depends on the machine, whose type is generic here.
  const actor = useActorRef(machine as AnyStateMachine, options) as unknown as Actor<Machine>;
  const latest = useRef(onEvent);
  useInsertionEffect(() => {
    latest.current = onEvent;
  }, [onEvent]);
  // Before the effect that starts the actor, which may emit at once.
  useLayoutEffect(() => {
    const subscription = actor.on('*', (event: AnyEventObject) => latest.current?.(event as EmittedFrom<Machine>));
    return () => subscription.unsubscribe();
  }, [actor]);
  return actor;
}
