import type { Effect } from '@mallard/state-machines/auth';

interface Waiting {
  name: string;
  begin: () => void;
  answer: Promise<unknown>;
}

/** Whether effects wait, and the names of those that do, oldest first. */
export interface Holding {
  isHeld: boolean;
  waiting: readonly string[];
}

/** The effects of a page's machines, which can be made to wait: none begins before it is let go. */
export interface HeldEffects {
  /** The same effects, held when they are asked for while that is so. */
  hold<Effects extends Readonly<Record<keyof Effects, Effect<unknown, never>>>>(effects: Effects): Effects;
  /** The same object until something changes. */
  read(): Holding;
  /** Holds what is asked for from now on, or lets everything go. */
  change(isHeld: boolean): void;
  /**
   * Lets the newest effect of this name go.
   *
   * @returns what came of it, once its machine has heard of that
   * @throws {RangeError} when none waits
   */
  letGo(name: string): Promise<'done' | 'error'>;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** Makes a hold for the effects of one page. At first nothing is held. */
export function createHeldEffects(): HeldEffects {
  let isHeld = false;
  let waiting: readonly Waiting[] = [];
  let holding: Holding = { isHeld, waiting: [] };
  const listeners = new Set<() => void>();

  function tell(): void {
    holding = { isHeld, waiting: waiting.map(({ name }) => name) };
    for (const listener of listeners) listener();
  }
  function drop(left: Waiting): void {
    waiting = waiting.filter((one) => one !== left);
    tell();
  }
  function held(name: string, effect: Effect<unknown, never>): Effect<unknown, never> {
    return (call) => {
      if (!isHeld) return effect(call);
      let begin = () => {};
      const turn = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const one = { name, begin, answer: turn.then(() => effect(call)) };
      waiting = [...waiting, one];
      // Whoever does not wait for the answer any more does not ask.
      call.signal.addEventListener('abort', () => drop(one), { once: true });
      tell();
      return one.answer;
    };
  }

  return {
    hold<Effects extends Readonly<Record<keyof Effects, Effect<unknown, never>>>>(effects: Effects) {
      const all = Object.entries<Effect<unknown, never>>(effects);
      return Object.fromEntries(all.map(([name, effect]) => [name, held(name, effect)])) as Effects;
    },
    read: () => holding,
    change(next) {
      isHeld = next;
      for (const { begin } of isHeld ? [] : waiting) begin();
      if (!isHeld) waiting = [];
      tell();
    },
    async letGo(name) {
      const one = waiting.findLast((other) => other.name === name);
      if (!one) throw new RangeError(`The machine does not wait for "${name}".`);
      drop(one);
      one.begin();
      // The machine has asked before, and hears of it before.
      return one.answer.then(
        () => 'done',
        () => 'error',
      );
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
