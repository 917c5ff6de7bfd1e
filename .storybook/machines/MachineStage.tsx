import { type OpenMachine, type PlanOptions, possibleEvents } from '@mallard/state-machines/testing';
import { Button } from '@mallard/ui/Button';
import { Heading } from '@mallard/ui/Heading';
import { Surface } from '@mallard/ui/Surface';
import { Text } from '@mallard/ui/Text';
import { useWords } from '@mallard/ui/words';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { eventLabel } from './eventLabel.ts';
import { machineStageWords } from './machineStage.words.ts';
import { StateChart } from './StateChart.tsx';
import * as styles from './stage.css.ts';

/** What draws a machine with the components of the library. */
export interface FaceProps<Snapshot, Event> {
  snapshot: Snapshot;
  send: (event: Event) => void;
}

interface MachineStageProps<Machine extends AnyStateMachine> {
  machine: Machine;
  plan: PlanOptions;
  open: OpenMachine;
  face: (props: FaceProps<SnapshotFrom<Machine>, EventFrom<Machine>>) => ReactNode;
}

/** A live machine: what a shopper sees of it, what can happen next, and where in its chart it is. */
export function MachineStage<Machine extends AnyStateMachine>(props: MachineStageProps<Machine>) {
  const { machine, plan, open, face: Face } = props;
  const words = useWords(machineStageWords);
  const { actor, happen } = open;
  const snapshot: AnyMachineSnapshot = useSyncExternalStore(
    (listener) => {
      const { unsubscribe } = actor.subscribe(listener);
      return unsubscribe;
    },
    () => actor.getSnapshot(),
  );
  useEffect(() => () => void actor.stop(), [actor]);
  const events = possibleEvents(machine, plan, snapshot);
  return (
    <div className={styles.stage}>
      <section className={styles.column}>
        <Heading level={2} size="label">
          {words.face}
        </Heading>
        <Surface className={styles.face} padding={16}>
          <Face snapshot={actor.getSnapshot()} send={(event) => actor.send(event)} />
        </Surface>
        <Heading level={2} size="label">
          {words.happen}
        </Heading>
        {events.length === 0 && <Text tone="muted">{words.end}</Text>}
        <div className={styles.events}>
          {events.map((event) => (
            <Button key={JSON.stringify(event)} size="sm" variant="quiet" onPress={() => void happen(event)}>
              {eventLabel(event)}
            </Button>
          ))}
        </div>
      </section>
      <section className={styles.column}>
        <Heading level={2} size="label">
          {words.chart}
        </Heading>
        <StateChart node={machine.root} snapshot={snapshot} />
      </section>
    </div>
  );
}
