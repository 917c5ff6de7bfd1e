import { Heading } from '@mallard/ui/Heading';
import { Tag } from '@mallard/ui/Tag';
import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { LiveShop } from './live/openLiveShop.ts';
import { useMachineMessages } from './messages.ts';
import { StateChart } from './StateChart.tsx';
import * as styles from './stage.css.ts';

/** What draws a machine with the components of the library. */
export interface FaceProps<Snapshot, Event> {
  snapshot: Snapshot;
  send: (event: Event) => void;
  /** Where its actors ask. */
  shop: LiveShop;
}

interface StageProps {
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  /** What a shopper sees. */
  face: ReactNode;
  /** What can be done to the machine besides. */
  children: ReactNode;
}

/** The snapshot of an actor, as it changes. */
export function useSnapshot(actor: AnyActorRef): AnyMachineSnapshot {
  return useSyncExternalStore(
    (listener) => {
      const { unsubscribe } = actor.subscribe(listener);
      return unsubscribe;
    },
    () => actor.getSnapshot(),
  );
}

/** A machine: what is seen of it, in which states it is, what can be done to it, and its chart. */
export function Stage({ machine, snapshot, face, children }: StageProps) {
  const t = useMachineMessages('stage');
  const states = snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final');
  const chart = useRef<HTMLElement>(null);
  const id = useId();
  const place = states.map((state) => state.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the machine is somewhere else
  useEffect(() => showCurrent(chart.current), [place]);
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
          <div className={styles.face}>{face}</div>
        </section>
        <section className={styles.column}>{children}</section>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section ref={chart} className={styles.chart} aria-labelledby={`${id}-chart`} tabIndex={0}>
        <Heading level={2} size="label" id={`${id}-chart`}>
          {t('chart')}
        </Heading>
        <StateChart node={machine.root} snapshot={snapshot} />
      </section>
    </div>
  );
}

/** Scrolls a chart, and not the page, so far that the last of the current states can be seen. */
function showCurrent(chart: HTMLElement | null): void {
  const current = [...(chart?.querySelectorAll('[aria-current]') ?? [])].at(-1);
  if (!chart || !current) return;
  const [pane, box] = [chart.getBoundingClientRect(), current.getBoundingClientRect()];
  chart.scrollTop += Math.max(0, box.bottom - pane.bottom) + Math.min(0, box.top - pane.top);
}
