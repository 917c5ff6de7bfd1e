import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph';

/** A path through a chart: the events from the start, each with the expected snapshot. */
export interface MachinePath {
  /** The events joined to a test title. */
  title: string;
  steps: readonly { event: AnyEventObject; state: AnyMachineSnapshot }[];
}

export interface PlanOptions {
  input?: unknown;
  /**
   * Every event that can happen, with its content: the machine's own and XState's (`xstate.done.actor.<id>` with
   * `output`, `xstate.error.actor.<id>` with `error`, `xstate.after.<delay>.<state>`). List an event several times if
   * its content makes a difference.
   */
  events: readonly AnyEventObject[];
  /** Excludes impossible events, such as the end of a slow timer before a fast one. */
  canHappen?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /**
   * Returns the part of a context that makes a difference to paths, to limit their number. @default the whole context
   */
  contextKey?: ContextKey;
}

// biome-ignore lint/suspicious/noExplicitAny: any machine's context
export type ContextKey = (context: any) => unknown;

/** Returns the key of a position on a path. */
export function stopKey({ value, context }: AnyMachineSnapshot, contextKey: ContextKey = (context) => context): string {
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
 * Returns paths that reach every state of a chart and take every transition: the shortest one to each state. For each
 * transition that these miss, adds the shortest path to its source and over it.
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
  const transitions = new Set<unknown>();
  const hasEventless = getStateNodes(machine.root).some(({ always }) => (always?.length ?? 0) > 0);
  const note = (snapshot: AnyMachineSnapshot, event: AnyEventObject, next: AnyMachineSnapshot): boolean => {
    // An eventless transition can only be identified by its target.
    const targets = hasEventless ? [JSON.stringify([snapshot.value, next.value])] : [];
    const fresh = [...machine.getTransitionData(snapshot, event), ...targets].filter((step) => !transitions.has(step));
    for (const step of fresh) transitions.add(step);
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
