import type { Effect } from '@mallard/state-machines/auth';

interface HeldCall {
  name: string;
  start: () => void;
  result: Promise<unknown>;
}

/** Whether effects are held, and the names of the held calls, oldest first. */
export interface HoldState {
  isHeld: boolean;
  waiting: readonly string[];
}

/** Effects of a page's machines that can be held: a held effect starts when it is released. */
export interface HeldEffects {
  /** Wraps effects so that calls wait while effects are held. */
  hold<Effects extends Readonly<Record<keyof Effects, Effect<unknown, never>>>>(effects: Effects): Effects;
  /** Returns the same object until something changes. */
  read(): HoldState;
  /** Holds calls from now on, or releases all held calls. */
  change(isHeld: boolean): void;
  /**
   * Releases the newest held call of an effect.
   *
   * @returns whether it succeeded, after its machine has received the result
   * @throws {RangeError} when no call of this effect is held
   */
  release(name: string): Promise<'done' | 'error'>;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** Creates the held effects of one page. Initially nothing is held. */
export function createHeldEffects(): HeldEffects {
  let isHeld = false;
  let heldCalls: readonly HeldCall[] = [];
  let state: HoldState = { isHeld, waiting: [] };
  const listeners = new Set<() => void>();

  function notify(): void {
    state = { isHeld, waiting: heldCalls.map(({ name }) => name) };
    for (const listener of listeners) listener();
  }
  function remove(call: HeldCall): void {
    heldCalls = heldCalls.filter((heldCall) => heldCall !== call);
    notify();
  }
  function holdable(name: string, effect: Effect<unknown, never>): Effect<unknown, never> {
    return (call) => {
      if (!isHeld) return effect(call);
      let start = () => {};
      const started = new Promise<void>((resolve) => {
        start = resolve;
      });
      const heldCall = { name, start, result: started.then(() => effect(call)) };
      heldCalls = [...heldCalls, heldCall];
      // An aborted call must not start.
      call.signal.addEventListener('abort', () => remove(heldCall), { once: true });
      notify();
      return heldCall.result;
    };
  }

  return {
    hold<Effects extends Readonly<Record<keyof Effects, Effect<unknown, never>>>>(effects: Effects) {
      const entries = Object.entries<Effect<unknown, never>>(effects);
      return Object.fromEntries(entries.map(([name, effect]) => [name, holdable(name, effect)])) as Effects;
    },
    read: () => state,
    change(next) {
      isHeld = next;
      for (const { start } of isHeld ? [] : heldCalls) start();
      if (!isHeld) heldCalls = [];
      notify();
    },
    async release(name) {
      const heldCall = heldCalls.findLast((call) => call.name === name);
      if (!heldCall) throw new RangeError(`The machine does not wait for "${name}".`);
      remove(heldCall);
      heldCall.start();
      // The machine subscribed to the promise first, so it receives the result first.
      return heldCall.result.then(
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
