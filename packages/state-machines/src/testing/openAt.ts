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

/** A live actor to which only happens what a plan says: effects wait for replies, timers for their turn. */
export interface OpenMachine {
  actor: AnyActorRef;
  /** Lets an event of a plan happen: a reply is given, a timer runs out, anything else is sent. */
  happen(event: AnyEventObject): Promise<AnyMachineSnapshot>;
}

/** Makes such an actor; it starts with the first event of a path, `xstate.init`. */
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

/** Leads a new actor along a path, and leaves it there to be looked at. Whoever opened it stops it. */
export async function openAt(machine: AnyStateMachine, path: MachinePath, input?: unknown): Promise<OpenMachine> {
  const open = openMachine(machine, { input });
  for (const { event } of path.steps) await open.happen(event);
  return open;
}
