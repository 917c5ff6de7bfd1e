import { type OpenMachine, type PlanOptions, possibleEvents } from '@mallard/state-machines/testing';
import { Button } from '@mallard/ui/Button';
import { Heading } from '@mallard/ui/Heading';
import { Text } from '@mallard/ui/Text';
import { useWords } from '@mallard/ui/words';
import { type ReactNode, useEffect } from 'react';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFrom,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { eventLabel } from './eventLabel.ts';
import { machineStageWords } from './machineStage.words.ts';
import { type FaceProps, Stage, useSnapshot } from './Stage.tsx';
import * as styles from './stage.css.ts';

interface MachineStageProps<Machine extends AnyStateMachine> {
  machine: Machine;
  plan: PlanOptions;
  open: OpenMachine;
  face: (props: FaceProps<SnapshotFrom<Machine>, EventFrom<Machine>>) => ReactNode;
}

/** A machine that is led by a plan: what a shopper sees of it, what can happen next, and where in its chart it is. */
export function MachineStage<Machine extends AnyStateMachine>(props: MachineStageProps<Machine>) {
  const { machine, plan, open, face: Face } = props;
  const words = useWords(machineStageWords);
  const { actor, happen } = open;
  const snapshot = useSnapshot(actor);
  useEffect(() => () => void actor.stop(), [actor]);
  const events = possibleEvents(machine, plan, snapshot);
  return (
    <Stage
      machine={machine}
      snapshot={snapshot}
      face={<Face snapshot={actor.getSnapshot()} send={(event) => actor.send(event)} />}
    >
      <Heading level={2} size="label">
        {words.happen}
      </Heading>
      {events.length === 0 && <Text tone="muted">{words.end}</Text>}
      <div className={styles.events}>
        {events.map((event) => (
          <Button key={JSON.stringify(event)} size="sm" variant="quiet" onPress={() => void happen(event)}>
            {eventLabel(event, newStates(machine, snapshot, event))}
          </Button>
        ))}
      </div>
    </Stage>
  );
}

/** Names of the states in which an event would put a machine. */
function newStates(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): string[] {
  const [next]: [AnyMachineSnapshot, unknown] = transition(machine, snapshot, event);
  const nodes = next._nodes.filter((node) => Object.keys(node.states).length === 0);
  return nodes.filter((node) => !snapshot._nodes.includes(node)).map(({ key }) => key);
}
