import type { MachinePath } from '@mallard/state-machines/testing';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import type { LiveShop } from './openLiveShop.ts';

/**
 * Functions that make the events of a machine's plan happen in a shop, by event type. For a reply, the function runs
 * before the effect is released, so that the shop gives the planned reply. For any other event, it runs instead of
 * sending the event.
 */
export type Triggers = Readonly<Record<string, (event: AnyEventObject) => unknown>>;

interface ReplayTarget {
  shop: LiveShop;
  page: { actor: AnyActorRef; triggers?: Triggers };
}

/**
 * Replays a path on the machine of a new page whose effects are held. Replies come from the shop, which does not respond
 * where the plan has a failure without a trigger. Timers run on the shop's clock.
 *
 * @throws {Error} naming the step, when the shop's reply or the machine's state is not the planned one
 */
export async function replayPath(
  path: MachinePath,
  { shop, page: { actor, triggers = {} } }: ReplayTarget,
): Promise<void> {
  const { effects, network, time } = shop;
  const currentState = () => JSON.stringify(actor.getSnapshot().value);

  async function reply(id: string, isDone: boolean, trigger?: () => unknown): Promise<void> {
    network.change({ isAnswering: isDone || trigger !== undefined });
    await trigger?.();
    const hasSucceeded = (await effects.release(id)) === 'done';
    if (hasSucceeded !== isDone) throw new Error(`"${id}" was planned to ${isDone ? 'succeed' : 'fail'}, but did not.`);
  }

  function runTimers(planned: string): void {
    do time.clock.runNext();
    while (currentState() !== planned && time.clock.untilNext < Number.POSITIVE_INFINITY);
  }

  for (const { event, state } of path.steps) {
    const { type } = event;
    const planned = JSON.stringify(state.value);
    const trigger = triggers[type] && (() => triggers[type]?.(event));
    const [, kind, id = ''] = /^xstate\.(init|after|done\.actor|error\.actor)\.?(.*)$/.exec(type) ?? [];
    if (kind === 'after') runTimers(planned);
    else if (kind?.endsWith('actor')) await reply(id, kind === 'done.actor', trigger);
    else if (trigger) await trigger();
    else if (type === 'network.changed') network.change({ isConnected: event.isOnline });
    // The page has sent the init event already.
    else if (kind !== 'init') actor.send(event);
    if (currentState() !== planned)
      throw new Error(`After ${type} the machine is in ${currentState()} instead of ${planned}.`);
  }
}
