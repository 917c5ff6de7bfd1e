import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph';

/** A way through a chart: the events from the start, each with the snapshot it must lead to. */
export interface MachinePath {
  /** The events in a row, for a test's title. */
  title: string;
  steps: readonly { event: AnyEventObject; state: AnyMachineSnapshot }[];
}

export interface PlanOptions {
  input?: unknown;
  /**
   * Every event that can happen, with what it carries: the machine's own and XState's (`xstate.done.actor.<id>` with
   * `output`, `xstate.error.actor.<id>` with `error`, `xstate.after.<delay>.<state>`). Where it makes a difference, an
   * event is given several times with different content.
   */
  events: readonly AnyEventObject[];
  /** Leaves out what cannot happen, such as a slow timer running out before a fast one. */
  canHappen?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /** What of a context makes a difference to the paths, for machines that remember much. @default all of it */
  contextKey?: ContextKey;
}

// biome-ignore lint/suspicious/noExplicitAny: any machine's context
export type ContextKey = (context: any) => unknown;

/** What tells one stop on a path from another. */
export function stopKey({ value, context }: AnyMachineSnapshot, contextKey: ContextKey = (whole) => whole): string {
  return JSON.stringify({ value, context: contextKey(context) });
}

function isPossible(
  machine: AnyStateMachine,
  { canHappen }: PlanOptions,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): boolean {
  if (snapshot.status !== 'active' || machine.getTransitionData(snapshot, event).length === 0) return false;
  return canHappen?.(snapshot, event) ?? true;
}

/**
 * Paths that together reach every state of a chart and take every transition: the shortest one to each state, then for
 * each transition that none of these takes, the shortest one to its source and over it.
 */
export function planPaths(machine: AnyStateMachine, options: PlanOptions): MachinePath[] {
  const { input, events, contextKey } = options;
  const key = (snapshot: AnyMachineSnapshot) => stopKey(snapshot, contextKey);
  const traversal = {
    input,
    events,
    serializeState: key,
    filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      isPossible(machine, options, snapshot, event),
  };
  const shortest = getShortestPaths(machine, traversal);
  const pathTo = new Map(shortest.map((path) => [key(path.state), path.steps]));
  const taken = new Set<unknown>();
  const hasEventless = getStateNodes(machine.root).some(({ always }) => (always?.length ?? 0) > 0);
  const note = (snapshot: AnyMachineSnapshot, event: AnyEventObject, next: AnyMachineSnapshot): boolean => {
    // An eventless transition shows only in where the step has led.
    const led = hasEventless ? [JSON.stringify([snapshot.value, next.value])] : [];
    const fresh = [...machine.getTransitionData(snapshot, event), ...led].filter((step) => !taken.has(step));
    for (const step of fresh) taken.add(step);
    return fresh.length > 0;
  };
  const paths: MachinePath['steps'][] = shortest.map(({ steps }) => steps);
  for (const steps of paths) {
    steps.forEach(({ event, state }, index) => {
      const before = steps[index - 1];
      if (before !== undefined) note(before.state, event, state);
    });
  }
  const edges = adjacencyMapToArray(getAdjacencyMap<AnyMachineSnapshot, AnyEventObject, unknown>(machine, traversal));
  for (const { state, event, nextState } of edges) {
    if (note(state, event, nextState)) paths.push([...(pathTo.get(key(state)) ?? []), { event, state: nextState }]);
  }
  return paths.map((steps) => ({ title: steps.map(({ event }) => event.type).join(' → '), steps }));
}
