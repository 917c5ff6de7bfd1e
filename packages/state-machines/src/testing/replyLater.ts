import { type AnyActorRef, type AnyStateMachine, fromPromise, toPromise } from 'xstate';

interface Waiting {
  self: AnyActorRef;
  input: unknown;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** Effects that wait until the test resolves them. */
export interface PendingReplies {
  /** Returns the input of the newest effect with this id. */
  inputOf(id: string): unknown;
  /** Returns how often an effect with this id was started. */
  timesStarted(id: string): number;
  /**
   * Resolves the newest effect with this id, or an earlier one by its index. Returns when the machine has processed it.
   */
  resolve(id: string, output?: unknown, start?: number): Promise<void>;
  /** Rejects an effect. */
  reject(id: string, error: unknown, start?: number): Promise<void>;
}

/** Replaces every actor of a machine by one that resolves when the test says so. */
export function replyLater<Machine extends AnyStateMachine>(machine: Machine): [Machine, PendingReplies] {
  const started = new Map<string, Waiting[]>();
  const waiting = fromPromise<unknown, unknown>(
    ({ self, input }) =>
      new Promise((resolve, reject) => {
        started.set(self.id, [...(started.get(self.id) ?? []), { self, input, resolve, reject }]);
      }),
  );
  const names = Object.keys(machine.implementations.actors);
  const provided = machine.provide({ actors: Object.fromEntries(names.map((name) => [name, waiting])) }) as Machine;

  function find(id: string, start = -1): Waiting {
    const found = started.get(id)?.at(start);
    if (found === undefined) throw new RangeError(`The machine has not started "${id}".`);
    return found;
  }
  async function processed({ self }: Waiting): Promise<void> {
    if (self.getSnapshot().status === 'active') await toPromise(self).catch(() => undefined);
    // A stopped effect has no listeners; its result still has to settle.
    else await Promise.resolve();
  }
  return [
    provided,
    {
      inputOf: (id) => find(id).input,
      timesStarted: (id) => started.get(id)?.length ?? 0,
      async resolve(id, output, start) {
        const effect = find(id, start);
        effect.resolve(output);
        await processed(effect);
      },
      async reject(id, error, start) {
        const effect = find(id, start);
        effect.reject(error);
        await processed(effect);
      },
    },
  ];
}
