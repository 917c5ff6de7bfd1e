import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate';
import type { ChartCoverage } from './chartCoverage.ts';
import { NextTimerClock } from './nextTimerClock.ts';
import type { MachinePath } from './planPaths.ts';
import { replyLater } from './replyLater.ts';

function shown(snapshot: AnyMachineSnapshot): string {
  return JSON.stringify({ value: snapshot.value, context: snapshot.context });
}

/**
 * Walks a planned path on a live actor: replies are given, timers run out on a simulated clock, the rest is sent.
 *
 * @param coverage hears of every state entered and every transition taken
 * @throws {Error} when the live machine is not where the plan says, naming the step
 */
export async function replayPath(
  machine: AnyStateMachine,
  { steps }: MachinePath,
  { input, coverage }: { input?: unknown; coverage?: ChartCoverage } = {},
): Promise<void> {
  const clock = new NextTimerClock();
  const [provided, replies] = replyLater(machine);
  const actor: AnyActorRef = createActor(provided, {
    clock,
    input,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== actor) return;
      coverage?.note(inspected.snapshot as AnyMachineSnapshot, inspected._transitions);
    },
  });
  for (const { event, state } of steps) {
    const [, kind = '', , id = ''] = /^xstate\.(done|error|after|init)(\.actor)?\.?(.*)$/.exec(event.type) ?? [];
    if (kind === 'init') actor.start();
    else if (kind === 'done') await replies.resolve(id, event.output);
    else if (kind === 'error') await replies.reject(id, event.error);
    else if (kind === 'after') clock.runNext();
    else actor.send(event);
    const live: AnyMachineSnapshot = actor.getSnapshot();
    if (shown(live) !== shown(state))
      throw new Error(`After ${event.type} the machine is in ${shown(live)}, planned was ${shown(state)}`);
  }
  actor.stop();
}
