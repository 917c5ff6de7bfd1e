import { Button } from '@mallard/ui/Button';
import { Heading } from '@mallard/ui/Heading';
import { Surface } from '@mallard/ui/Surface';
import { Switch } from '@mallard/ui/Switch';
import { Text } from '@mallard/ui/Text';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { eventLabel } from '../eventLabel.ts';
import { useMachineMessages } from '../messages.ts';
import { Stage, useSnapshot, type ViewProps } from '../Stage.tsx';
import * as styles from '../stage.css.ts';
import type { LiveNetwork } from './liveNetwork.ts';
import { type Control, type LivePage, type RunningPage, startPage } from './livePage.ts';
import type { LiveShop } from './openLiveShop.ts';

/** A shop with a running page. */
export interface OpenedPage<Machine extends AnyStateMachine> {
  shop: LiveShop;
  page: RunningPage<Machine>;
  /** Opens the page again on the same device, as a reload does. */
  openPage: () => LivePage<Machine>;
}

export interface LiveStageProps<Machine extends AnyStateMachine> {
  opened: OpenedPage<Machine>;
  /** Opens a new shop in the initial state of this one. */
  reopen: () => Promise<OpenedPage<Machine>>;
  view: (props: ViewProps<SnapshotFrom<Machine>, EventFrom<Machine>>) => ReactNode;
}

/** Shows a machine whose actors call a shop, with controls for the network, the time and other devices. */
export function LiveStage<Machine extends AnyStateMachine>({ opened, reopen, view: View }: LiveStageProps<Machine>) {
  const t = useMachineMessages('live');
  const [{ shop, page, openPage }, setOpened] = useState(opened);
  useEffect(() => setOpened(opened), [opened]);
  useEffect(() => page.stop, [page]);
  useEffect(() => shop.close, [shop]);
  const { actor, lastEvent } = page;
  const snapshot = useSnapshot(actor);
  const emittedEvent = useSyncExternalStore(lastEvent.subscribe, lastEvent.read);
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
      view={<View shop={shop} snapshot={actor.getSnapshot()} send={(event) => actor.send(event)} />}
    >
      <HoldSwitch shop={shop} />
      <Heading level={2} size="label">
        {t('emittedEvents')}
      </Heading>
      <Text size="small" tone="muted">
        <code>{emittedEvent ? eventLabel(emittedEvent) : t('noEvents')}</code>
      </Text>
      <Heading level={2} size="label">
        {t('network')}
      </Heading>
      <NetworkSwitches network={shop.network} />
      <Heading level={2} size="label">
        {t('otherActors')}
      </Heading>
      <ControlButtons
        controls={[
          ...(page.controls ?? []),
          { label: t('halfAnHour'), run: () => shop.time.skip(30 * 60_000) },
          { label: t('reload'), run: reload },
          { label: t('startOver'), run: async () => setOpened(await reopen()) },
        ]}
      />
    </Stage>
  );
}

function ControlButtons({ controls }: { controls: readonly Control[] }) {
  return (
    <div className={styles.events}>
      {controls.map(({ label, run }) => (
        <Button key={label} size="sm" variant="quiet" onPress={() => void run()}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Pauses time and effects, and lists the paused effects: each can be released by itself. */
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
        <ControlButtons
          controls={[
            ...[...new Set(waiting)].map((name) => ({
              label: t('release', { effect: name }),
              run: () => effects.release(name),
            })),
            { label: t('nextTimer'), run: nextTimer },
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
