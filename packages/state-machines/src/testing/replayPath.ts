import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ChartCoverage } from './chartCoverage.ts';
import { openMachine } from './openAt.ts';
import { type ContextKey, type MachinePath, stopKey } from './planPaths.ts';

/**
 * Walks a planned path on a live actor: replies are given, timers run out on a simulated clock, the rest is sent.
 *
 * @param coverage hears of every state entered and every transition taken
 * @throws {Error} when the live machine is not where the plan says, naming the step
 */
export async function replayPath(
  machine: AnyStateMachine,
  { steps }: MachinePath,
  { input, coverage, contextKey }: { input?: unknown; coverage?: ChartCoverage; contextKey?: ContextKey } = {},
): Promise<void> {
  const { actor, happen } = openMachine(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef.sessionId !== inspected.rootId) return;
      coverage?.note(inspected.snapshot as AnyMachineSnapshot, inspected._transitions);
    },
  });
  for (const { event, state } of steps) {
    const live = await happen(event);
    const [is, planned] = [live, state].map((snapshot) => stopKey(snapshot, contextKey));
    if (is !== planned) throw new Error(`After ${event.type} the machine is in ${is}, planned was ${planned}`);
  }
  actor.stop();
}
