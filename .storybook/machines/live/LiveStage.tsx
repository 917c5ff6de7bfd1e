import { Button } from '@mallard/ui/Button';
import { Heading } from '@mallard/ui/Heading';
import { Surface } from '@mallard/ui/Surface';
import { Switch } from '@mallard/ui/Switch';
import { Text } from '@mallard/ui/Text';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { eventLabel } from '../eventLabel.ts';
import { useMachineMessages } from '../messages.ts';
import { type FaceProps, Stage, useSnapshot } from '../Stage.tsx';
import * as styles from '../stage.css.ts';
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
  const t = useMachineMessages('live');
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
        {t('emittedEvents')}
      </Heading>
      <Text size="small" tone="muted">
        <code>{told ? eventLabel(told) : t('noEvents')}</code>
      </Text>
      <Heading level={2} size="label">
        {t('network')}
      </Heading>
      <NetworkSwitches network={shop.network} />
      <Heading level={2} size="label">
        {t('otherActors')}
      </Heading>
      <Hands
        hands={[
          ...(page.hands ?? []),
          { label: t('halfAnHour'), act: () => shop.time.pass(30 * 60_000) },
          { label: t('reload'), act: reload },
          { label: t('startOver'), act: async () => setOpened(await openAnew()) },
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
  const t = useMachineMessages('live');
  const { isHeld, waiting } = useSyncExternalStore(effects.subscribe, effects.read);
  const nextTimer = () => time.clock.untilNext < Number.POSITIVE_INFINITY && time.clock.runNext();
  return (
    <>
      <Surface padding={16}>
        <Switch isSelected={isHeld} onChange={hold}>
          {t('paused')}
        </Switch>
      </Surface>
      {isHeld && (
        <Hands
          hands={[
            ...[...new Set(waiting)].map((name) => ({
              label: t('release', { effect: name }),
              act: () => effects.letGo(name),
            })),
            { label: t('nextTimer'), act: nextTimer },
          ]}
        />
      )}
    </>
  );
}

function NetworkSwitches({ network }: { network: LiveNetwork }) {
  const t = useMachineMessages('live');
  const { isConnected, isAnswering, isSlow } = useSyncExternalStore(network.subscribe, network.read);
  return (
    <Surface padding={16}>
      <Switch isSelected={isConnected} onChange={(is) => network.change({ isConnected: is })}>
        {t('connected')}
      </Switch>
      <Switch isSelected={isAnswering} onChange={(is) => network.change({ isAnswering: is })}>
        {t('answering')}
      </Switch>
      <Switch isSelected={isSlow} onChange={(is) => network.change({ isSlow: is })}>
        {t('slow')}
      </Switch>
    </Surface>
  );
}
