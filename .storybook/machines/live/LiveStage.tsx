import { Button } from '@mallard/ui/Button';
import { Heading } from '@mallard/ui/Heading';
import { Surface } from '@mallard/ui/Surface';
import { Switch } from '@mallard/ui/Switch';
import { Text } from '@mallard/ui/Text';
import { useWords } from '@mallard/ui/words';
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { Actor, AnyActorRef, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { eventLabel } from '../eventLabel.ts';
import { type FaceProps, Stage, useSnapshot } from '../Stage.tsx';
import * as styles from '../stage.css.ts';
import { liveWords } from './live.words.ts';
import type { LiveNetwork } from './liveNetwork.ts';
import type { LiveShop } from './openLiveShop.ts';

/** Something that others than the shopper do. */
export interface Hand {
  label: string;
  act: () => unknown;
}

/** A page with a running machine on it. */
export interface LivePage<Machine extends AnyStateMachine> {
  actor: Actor<Machine>;
  hands?: readonly Hand[];
  /** What the page shows besides the machine. */
  Besides?: ComponentType;
  /** Goes on once the machine runs. */
  begin?: () => void;
  /** Ends what the page has begun besides the machine. */
  leave?: () => void;
}

/** A shop, and what opens a page of it: on the same device each time. */
export interface Opened<Machine extends AnyStateMachine> {
  shop: LiveShop;
  openPage: () => LivePage<Machine>;
}

export interface LiveStageProps<Machine extends AnyStateMachine> {
  opened: Opened<Machine>;
  /** Opens another shop, in which nothing has happened yet. */
  openAnew: () => Promise<Opened<Machine>>;
  face: (props: FaceProps<SnapshotFrom<Machine>, EventFrom<Machine>>) => ReactNode;
}

/** A machine whose actors ask a shop: its page can be used freely, and so can the network, time and other devices. */
export function LiveStage<Machine extends AnyStateMachine>({ opened, openAnew, face }: LiveStageProps<Machine>) {
  const words = useWords(liveWords);
  const [{ shop, openPage }, setOpened] = useState(opened);
  const [visit, setVisit] = useState(1);
  const [page, setPage] = useState<LivePage<Machine>>();
  useEffect(() => setOpened(opened), [opened]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit opens the page anew
  useEffect(() => {
    const next = openPage();
    next.actor.start();
    const stopTelling = tellNetwork(next.actor, shop.network);
    next.begin?.();
    setPage(next);
    return () => {
      stopTelling();
      next.leave?.();
      next.actor.stop();
    };
  }, [shop, openPage, visit]);
  useEffect(() => shop.close, [shop]);
  if (page === undefined) return null;
  const hands = [
    ...(page.hands ?? []),
    { label: words.halfAnHour, act: () => shop.pass(30 * 60_000) },
    { label: words.reload, act: () => setVisit((count) => count + 1) },
    { label: words.startOver, act: async () => setOpened(await openAnew()) },
  ];
  return (
    <Scene key={page.actor.sessionId} shop={shop} page={page} face={face}>
      <Heading level={2} size="label">
        {words.network}
      </Heading>
      <NetworkSwitches network={shop.network} />
      <Heading level={2} size="label">
        {words.hands}
      </Heading>
      <div className={styles.events}>
        {hands.map(({ label, act }) => (
          <Button key={label} size="sm" variant="quiet" onPress={() => void act()}>
            {label}
          </Button>
        ))}
      </div>
    </Scene>
  );
}

interface SceneProps<Machine extends AnyStateMachine> extends Pick<LiveStageProps<Machine>, 'face'> {
  shop: LiveShop;
  page: LivePage<Machine>;
  children: ReactNode;
}

function Scene<Machine extends AnyStateMachine>({ shop, page, face: Face, children }: SceneProps<Machine>) {
  const { actor, Besides } = page;
  const snapshot = useSnapshot(actor);
  const words = useWords(liveWords);
  const news = useNews(actor);
  return (
    <Stage
      machine={actor.logic as unknown as AnyStateMachine}
      snapshot={snapshot}
      face={
        <>
          <Face shop={shop} snapshot={actor.getSnapshot()} send={(event) => actor.send(event)} />
          {Besides && <Besides />}
        </>
      }
    >
      <Heading level={2} size="label">
        {words.news}
      </Heading>
      <Text size="small" tone="muted">
        <code>{news ?? words.noNews}</code>
      </Text>
      {children}
    </Stage>
  );
}

/** What a machine has emitted last. */
function useNews(actor: AnyActorRef): string | undefined {
  const [news, setNews] = useState<string>();
  useEffect(() => {
    const { unsubscribe } = actor.on('*', (event) => setNews(eventLabel(event)));
    return unsubscribe;
  }, [actor]);
  return news;
}

function NetworkSwitches({ network }: { network: LiveNetwork }) {
  const words = useWords(liveWords);
  const { isConnected, isAnswering, isSlow } = useSyncExternalStore(network.subscribe, network.read);
  return (
    <Surface padding={16}>
      <Switch isSelected={isConnected} onChange={(is) => network.change({ isConnected: is })}>
        {words.connected}
      </Switch>
      <Switch isSelected={isAnswering} onChange={(is) => network.change({ isAnswering: is })}>
        {words.answering}
      </Switch>
      <Switch isSelected={isSlow} onChange={(is) => network.change({ isSlow: is })}>
        {words.slow}
      </Switch>
    </Surface>
  );
}

/** Tells a machine that wants to know whenever the device loses or gets its network. */
function tellNetwork(actor: AnyActorRef, network: LiveNetwork): () => void {
  const machine = (actor as Actor<AnyStateMachine>).logic;
  if (!machine.events.includes('network.changed')) return () => undefined;
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
