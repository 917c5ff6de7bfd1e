import { Button } from '@mallard/ui/Button';
import { Heading } from '@mallard/ui/Heading';
import { Surface } from '@mallard/ui/Surface';
import { Switch } from '@mallard/ui/Switch';
import { Text } from '@mallard/ui/Text';
import { useWords } from '@mallard/ui/words';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { eventLabel } from '../eventLabel.ts';
import { type FaceProps, Stage, useSnapshot } from '../Stage.tsx';
import * as styles from '../stage.css.ts';
import { liveWords } from './live.words.ts';
import type { LiveNetwork } from './liveNetwork.ts';
import { type Hand, type LivePage, type RunningPage, startPage } from './livePage.ts';
import type { LiveShop } from './openLiveShop.ts';

/** A shop with a page that runs, and what opens the page anew, on the same device. */
export interface Opened<Machine extends AnyStateMachine> {
  shop: LiveShop;
  page: RunningPage<Machine>;
  openPage: () => LivePage<Machine>;
}

export interface LiveStageProps<Machine extends AnyStateMachine> {
  opened: Opened<Machine>;
  /** Opens another shop, in which no more has happened than in this one at first. */
  openAnew: () => Promise<Opened<Machine>>;
  face: (props: FaceProps<SnapshotFrom<Machine>, EventFrom<Machine>>) => ReactNode;
}

/** A machine whose actors ask a shop: its page can be used freely, and so can the network, time and other devices. */
export function LiveStage<Machine extends AnyStateMachine>({ opened, openAnew, face: Face }: LiveStageProps<Machine>) {
  const words = useWords(liveWords);
  const [{ shop, page, openPage }, setOpened] = useState(opened);
  useEffect(() => setOpened(opened), [opened]);
  useEffect(() => page.stop, [page]);
  useEffect(() => shop.close, [shop]);
  const { actor, news, Besides } = page;
  const snapshot = useSnapshot(actor);
  const told = useSyncExternalStore(news.subscribe, news.read);
  const reload = () => {
    page.stop();
    const next = startPage(openPage(), shop.network);
    next.begin?.();
    setOpened({ shop, page: next, openPage });
  };
  return (
    <Stage
      key={actor.sessionId}
      machine={actor.logic as unknown as AnyStateMachine}
      snapshot={snapshot}
      face={
        <>
          <Face shop={shop} snapshot={actor.getSnapshot()} send={(event) => actor.send(event)} />
          {Besides && <Besides />}
        </>
      }
    >
      <HoldSwitch shop={shop} />
      <Heading level={2} size="label">
        {words.news}
      </Heading>
      <Text size="small" tone="muted">
        <code>{told ? eventLabel(told) : words.noNews}</code>
      </Text>
      <Heading level={2} size="label">
        {words.network}
      </Heading>
      <NetworkSwitches network={shop.network} />
      <Heading level={2} size="label">
        {words.hands}
      </Heading>
      <Hands
        hands={[
          ...(page.hands ?? []),
          { label: words.halfAnHour, act: () => shop.time.pass(30 * 60_000) },
          { label: words.reload, act: reload },
          { label: words.startOver, act: async () => setOpened(await openAnew()) },
        ]}
      />
    </Stage>
  );
}

function Hands({ hands }: { hands: readonly Hand[] }) {
  return (
    <div className={styles.events}>
      {hands.map(({ label, act }) => (
        <Button key={label} size="sm" variant="quiet" onPress={() => void act()}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Whether time and effects wait, and which ones do: each can be let go by itself. */
function HoldSwitch({ shop: { effects, hold, time } }: { shop: LiveShop }) {
  const words = useWords(liveWords);
  const { isHeld, waiting } = useSyncExternalStore(effects.subscribe, effects.read);
  const nextTimer = () => time.clock.untilNext < Number.POSITIVE_INFINITY && time.clock.runNext();
  return (
    <>
      <Surface padding={16}>
        <Switch isSelected={isHeld} onChange={hold}>
          {words.held}
        </Switch>
      </Surface>
      {isHeld && (
        <Hands
          hands={[
            ...[...new Set(waiting)].map((name) => ({ label: words.letGo(name), act: () => effects.letGo(name) })),
            { label: words.nextTimer, act: nextTimer },
          ]}
        />
      )}
    </>
  );
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
