import { Heading } from '@mallard/ui/Heading';
import { Tag } from '@mallard/ui/Tag';
import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { LiveShop } from './live/openLiveShop.ts';
import { useMachineMessages } from './messages.ts';
import { StateChart } from './StateChart.tsx';
import * as styles from './stage.css.ts';

/** Props of a component that renders a machine with the components of the library. */
export interface ViewProps<Snapshot, Event> {
  snapshot: Snapshot;
  send: (event: Event) => void;
  /** The shop that its actors call. */
  shop: LiveShop;
}

interface StageProps {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  /** The page that a shopper sees. */
  view: ReactNode;
  /** Controls for what happens outside the page. */
  children: ReactNode;
}

/** Returns the current snapshot of an actor and re-renders when it changes. */
export function useSnapshot(actor: AnyActorRef): AnyMachineSnapshot {
  return useSyncExternalStore(
    (listener) => {
      const { unsubscribe } = actor.subscribe(listener);
      return unsubscribe;
    },
    () => actor.getSnapshot(),
  );
}

/** Shows a machine: its view, its current states, controls, and its chart. */
export function Stage({ machine, snapshot, view, children }: StageProps) {
  const t = useMachineMessages('stage');
  const states = snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final');
  const chart = useRef<HTMLElement>(null);
  const id = useId();
  const stateIds = states.map((state) => state.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current states change
  useEffect(() => showCurrent(chart.current), [stateIds]);
  return (
    <div className={styles.stage}>
      <div className={styles.parts}>
        <section className={styles.column}>
          <div className={styles.stateHead}>
            <Heading level={2} size="label">
              {t('view')}
            </Heading>
            {states.map(({ id, path }) => (
              <Tag key={id} tone="info">
                {path.join('.')}
              </Tag>
            ))}
          </div>
          <div className={styles.view}>{view}</div>
        </section>
        <section className={styles.column}>{children}</section>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section ref={chart} className={styles.chart} aria-labelledby={`${id}-chart`} tabIndex={0}>
        <Heading level={2} size="label" id={`${id}-chart`}>
          {t('chart')}
        </Heading>
        <StateChart node={machine.root} snapshot={snapshot} />
      </section>
    </div>
  );
}

/** Scrolls a chart, but not the page, until the last of the current states is visible. */
function showCurrent(chart: HTMLElement | null): void {
  const current = [...(chart?.querySelectorAll('[aria-current]') ?? [])].at(-1);
  if (!chart || !current) return;
  const [pane, box] = [chart.getBoundingClientRect(), current.getBoundingClientRect()];
  chart.scrollTop += Math.max(0, box.bottom - pane.bottom) + Math.min(0, box.top - pane.top);
}
