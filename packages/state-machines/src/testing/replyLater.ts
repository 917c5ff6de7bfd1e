import { type AnyActorRef, type AnyStateMachine, fromPromise, toPromise } from 'xstate';

interface Waiting {
  self: AnyActorRef;
  input: unknown;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** The effects that a machine has asked for, waiting until the test answers. */
export interface PendingReplies {
  /** The input that the newest effect of this id was started with. */
  inputOf(id: string): unknown;
  /** How often an effect of this id was started. */
  timesStarted(id: string): number;
  /** Answers the newest effect of this id, or an earlier one by its number from 0; settles when the machine has heard it. */
  resolve(id: string, output?: unknown, start?: number): Promise<void>;
  /** Lets it fail. */
  reject(id: string, error: unknown, start?: number): Promise<void>;
}

/** Replaces every actor of a machine by one that answers when the test says so. */
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
  async function heard({ self }: Waiting): Promise<void> {
    if (self.getSnapshot().status === 'active') await toPromise(self).catch(() => undefined);
    // A stopped effect is heard by no one; its answer still has to arrive.
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
        await heard(effect);
      },
      async reject(id, error, start) {
        const effect = find(id, start);
        effect.reject(error);
        await heard(effect);
      },
    },
  ];
}
