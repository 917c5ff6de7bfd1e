import type { MachinePath } from '@mallard/state-machines/testing';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import type { LiveShop } from './openLiveShop.ts';

/**
 * How the events of a machine's plan come about in a shop, by their types: what has to happen before a reply, so that it
 * is the one that is planned, and what is done in the place of sending any other event.
 */
export type Causes = Readonly<Record<string, (event: AnyEventObject) => unknown>>;

interface Led {
  shop: LiveShop;
  page: { actor: AnyActorRef; causes?: Causes };
}

/**
 * Leads the machine of a new page, whose effects are held, along a path: replies are those of the shop, which does not
 * answer where they are failures without another cause, and timers run out on its clock.
 *
 * @throws {Error} naming the step, when the shop's reply or the machine's state is another one than planned
 */
export async function leadAlong(path: MachinePath, { shop, page: { actor, causes = {} } }: Led): Promise<void> {
  const { effects, network, time } = shop;
  const place = () => JSON.stringify(actor.getSnapshot().value);

  async function answer(id: string, isDone: boolean, cause?: () => unknown): Promise<void> {
    network.change({ isAnswering: isDone || cause !== undefined });
    await cause?.();
    const isReallyDone = (await effects.letGo(id)) === 'done';
    if (isReallyDone !== isDone) throw new Error(`"${id}" was planned to ${isDone ? 'succeed' : 'fail'}, but did not.`);
  }

  function runTimers(planned: string): void {
    do time.clock.runNext();
    while (place() !== planned && time.clock.untilNext < Number.POSITIVE_INFINITY);
  }

  for (const { event, state } of path.steps) {
    const { type } = event;
    const planned = JSON.stringify(state.value);
    const cause = causes[type] && (() => causes[type]?.(event));
    const [, kind, id = ''] = /^xstate\.(init|after|done\.actor|error\.actor)\.?(.*)$/.exec(type) ?? [];
    if (kind === 'after') runTimers(planned);
    else if (kind?.endsWith('actor')) await answer(id, kind === 'done.actor', cause);
    else if (cause) await cause();
    else if (type === 'network.changed') network.change({ isConnected: event.isOnline });
    // The page has started already.
    else if (kind !== 'init') actor.send(event);
    if (place() !== planned) throw new Error(`After ${type} the machine is in ${place()}, planned was ${planned}.`);
  }
}
