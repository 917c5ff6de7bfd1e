import type { ContentLocale } from '@mallard/domain/messages';
import type { Actor, AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate';
import type { LiveNetwork } from './liveNetwork.ts';
import type { LiveShop } from './openLiveShop.ts';
import type { Triggers } from './replayPath.ts';

/** A button for something that happens outside the page, such as on another device. */
export interface Control {
  label: string;
  run: () => unknown;
}

/** A page with a machine. {@link startPage} starts the machine. */
export interface LivePage<Machine extends AnyStateMachine> {
  actor: Actor<Machine>;
  controls?: readonly Control[];
  /** Functions that bring the machine to its states. */
  triggers?: Triggers;
  /** Sends the events that an app sends right after the start. Not called when a path is replayed. */
  begin?: () => void;
  /** Ends subscriptions of the page. */
  close?: () => void;
}

/**
 * Prepares a shop.
 *
 * @returns a function that opens the page; it is called again when the page is reloaded
 */
export type Prepare<Machine extends AnyStateMachine> = (
  shop: LiveShop,
  locale: ContentLocale,
) => Promise<() => LivePage<Machine>>;

/** Store of the last event that a machine emitted. */
export interface LastEvent {
  read: () => AnyEventObject | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** A page whose machine is running. */
export interface RunningPage<Machine extends AnyStateMachine> extends LivePage<Machine> {
  lastEvent: LastEvent;
  stop: () => void;
}

/** Starts the machine of a page, and sends it `network.changed` when the device loses or regains the network. */
export function startPage<Machine extends AnyStateMachine>(
  page: LivePage<Machine>,
  network: LiveNetwork,
): RunningPage<Machine> {
  const actor: AnyActorRef = page.actor;
  const lastEvent = listenTo(actor);
  actor.start();
  const unsubscribe = sendNetworkChanges(page.actor, network);
  return {
    ...page,
    lastEvent,
    stop() {
      unsubscribe();
      page.close?.();
      actor.stop();
    },
  };
}

function listenTo(actor: AnyActorRef): LastEvent {
  let last: AnyEventObject | undefined;
  actor.on('*', (event) => {
    last = event;
  });
  return {
    read: () => last,
    subscribe: (listener) => actor.on('*', listener).unsubscribe,
  };
}

function sendNetworkChanges(actor: Actor<AnyStateMachine>, network: LiveNetwork): () => void {
  if (!actor.logic.events.includes('network.changed')) return () => undefined;
  let wasConnected = true;
  const sendChange = () => {
    const { isConnected } = network.read();
    if (isConnected === wasConnected) return;
    wasConnected = isConnected;
    actor.send({ type: 'network.changed', isOnline: isConnected });
  };
  sendChange();
  return network.subscribe(sendChange);
}
