import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type MachinePath, type PlanOptions, planPaths } from './planPaths.ts';

function isLeaf({ type }: AnyStateNode): boolean {
  return type === 'atomic' || type === 'final';
}

/**
 * Returns a shortest path to each state without child states, such as `signedOut.refused`, in which a machine can stay.
 */
export function statePaths(machine: AnyStateMachine, plan: PlanOptions): ReadonlyMap<string, MachinePath> {
  const paths = planPaths(machine, plan).toSorted((a, b) => a.steps.length - b.steps.length);
  const found = new Map<string, MachinePath>();
  for (const path of paths) {
    const reached = path.steps.at(-1)?.state._nodes ?? [];
    for (const { path: names } of reached.filter(isLeaf)) {
      const state = names.join('.');
      if (!found.has(state)) found.set(state, path);
    }
  }
  return found;
}
