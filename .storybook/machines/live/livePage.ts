import type { ComponentType } from 'react';
import type { Actor, AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';
import type { Causes } from './leadAlong.ts';
import type { LiveNetwork } from './liveNetwork.ts';
import type { LiveShop } from './openLiveShop.ts';
import type { StoryLocale } from './storyContext.ts';

/** Something that others than the shopper do. */
export interface Hand {
  label: string;
  act: () => unknown;
}

/** A page with a machine on it, which runs once the page is started. */
export interface LivePage<Machine extends AnyStateMachine> {
  actor: Actor<Machine>;
  hands?: readonly Hand[];
  /** What the page shows besides the machine. */
  Besides?: ComponentType;
  /** How the machine is led to its states. */
  causes?: Causes;
  /** What an app tells the machine as soon as it runs, where no plan leads it. */
  begin?: () => void;
  /** Ends what the page has begun besides the machine. */
  leave?: () => void;
}

/**
 * Makes a shop ready.
 *
 * @returns what opens the page; called again when the page is loaded anew
 */
export type Prepare<Machine extends AnyStateMachine> = (
  shop: LiveShop,
  locale: StoryLocale,
) => Promise<() => LivePage<Machine>>;

/** What a machine has emitted last. */
export interface News {
  read: () => AnyEventObject | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** A page whose machine runs. */
export interface RunningPage<Machine extends AnyStateMachine> extends LivePage<Machine> {
  news: News;
  stop: () => void;
}

/** Starts the machine of a page, and tells it whenever the device loses or gets its network. */
export function startPage<Machine extends AnyStateMachine>(
  page: LivePage<Machine>,
  network: LiveNetwork,
): RunningPage<Machine> {
  const actor: AnyActorRef = page.actor;
  const news = listenTo(actor);
  actor.start();
  const stopTelling = tellNetwork(page.actor, network);
  return {
    ...page,
    news,
    stop() {
      stopTelling();
      page.leave?.();
      actor.stop();
    },
  };
}

function listenTo(actor: AnyActorRef): News {
  let last: AnyEventObject | undefined;
  actor.on('*', (event) => {
    last = event;
  });
  return {
    read: () => last,
    subscribe: (listener) => actor.on('*', listener).unsubscribe,
  };
}

function tellNetwork(actor: Actor<AnyStateMachine>, network: LiveNetwork): () => void {
  if (!actor.logic.events.includes('network.changed')) return () => undefined;
  let told = true;
  const tell = () => {
    const { isConnected } = network.read();
    if (isConnected === told) return;
    told = isConnected;
    actor.send({ type: 'network.changed', isOnline: isConnected });
  };
  tell();
  return network.subscribe(tell);
}
