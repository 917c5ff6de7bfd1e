import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ChartCoverage } from './chartCoverage.ts';
import { openMachine } from './openAt.ts';
import { type ContextKey, type MachinePath, stopKey } from './planPaths.ts';

/**
 * Runs a planned path on a live actor: resolves effects, ends timers on a simulated clock, and sends all other events.
 *
 * @param coverage records every state and transition
 * @throws {Error} when the live machine is in another state than planned, with the step
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
