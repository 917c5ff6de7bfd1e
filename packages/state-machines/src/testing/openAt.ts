import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
} from 'xstate';
import { NextTimerClock } from './nextTimerClock.ts';
import type { MachinePath } from './planPaths.ts';
import { replyLater } from './replyLater.ts';

/** A live actor that follows a plan: effects and timers wait for events of the plan. */
export interface OpenMachine {
  actor: AnyActorRef;
  /** Runs an event of a plan: resolves an effect, ends a timer, or sends the event. */
  happen(event: AnyEventObject): Promise<AnyMachineSnapshot>;
}

/** Creates such an actor, which starts with the first event of a path, `xstate.init`. */
export function openMachine(
  machine: AnyStateMachine,
  options: { input?: unknown; inspect?: (event: InspectionEvent) => void } = {},
): OpenMachine {
  const clock = new NextTimerClock();
  const [provided, replies] = replyLater(machine);
  const actor: AnyActorRef = createActor(provided, { ...options, clock });
  return {
    actor,
    async happen(event) {
      const [, kind = '', , id = ''] = /^xstate\.(done|error|after|init)(\.actor)?\.?(.*)$/.exec(event.type) ?? [];
      if (kind === 'init') actor.start();
      else if (kind === 'done') await replies.resolve(id, event.output);
      else if (kind === 'error') await replies.reject(id, event.error);
      else if (kind === 'after') clock.runNext();
      else actor.send(event);
      return actor.getSnapshot();
    },
  };
}

/** Runs a path on a new actor, and returns it in that state. The caller stops it. */
export async function openAt(machine: AnyStateMachine, path: MachinePath, input?: unknown): Promise<OpenMachine> {
  const open = openMachine(machine, { input });
  for (const { event } of path.steps) await open.happen(event);
  return open;
}
