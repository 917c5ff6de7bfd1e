import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** Names a transition by its position in the chart, so that copies of a machine have the same names. */
function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return `${source.id} ${eventType} #${siblings.indexOf(transition)}`;
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** Records which states and transitions of a chart live actors have reached. */
export class ChartCoverage {
  readonly #states: ReadonlySet<string>;
  readonly #transitions: ReadonlySet<string>;
  readonly #seen = new Set<string>();
  readonly #name: string;

  constructor(machine: AnyStateMachine) {
    const nodes = getStateNodes(machine.root).filter(({ type }) => type !== 'history');
    this.#name = machine.id;
    this.#states = new Set(nodes.map(({ id }) => id));
    this.#transitions = new Set([machine.root, ...nodes].flatMap(transitionsOf).map(nameOf));
  }

  /** Records a step of a live actor: its new state and its transitions. */
  note(snapshot: AnyMachineSnapshot, transitions: readonly AnyTransitionDefinition[]): void {
    for (const { id } of snapshot._nodes) this.#seen.add(id);
    for (const transition of transitions)
      if (transition.eventType !== 'xstate.init') this.#seen.add(nameOf(transition));
  }

  /** States never entered and transitions never taken. */
  get missing(): string[] {
    return [...this.#states, ...this.#transitions].filter((name) => !this.#seen.has(name));
  }

  /** `auth: states 17/17, transitions 40/40`. */
  toString(): string {
    const count = (names: ReadonlySet<string>) =>
      `${[...names].filter((name) => this.#seen.has(name)).length}/${names.size}`;
    return `${this.#name}: states ${count(this.#states)}, transitions ${count(this.#transitions)}`;
  }
}
