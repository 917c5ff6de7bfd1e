import { Tag } from '@mallard/ui/Tag';
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventName } from './eventLabel.ts';
import { useMachineMessages } from './messages.ts';
import * as styles from './stage.css.ts';

interface StateChartProps {
  /** The states of one level hang below it. */
  node: AnyStateNode;
  /** Where the machine is. */
  snapshot?: AnyMachineSnapshot | undefined;
}

/** The chart of a machine as boxes in boxes, drawn from the machine itself; those that are active stand out. */
export function StateChart({ node, snapshot }: StateChartProps) {
  const active = new Set(snapshot?._nodes.map(({ id }) => id));
  // A history is a way back, not a place to be in.
  const states = (Object.values(node.states) as AnyStateNode[]).filter(({ type }) => type !== 'history');
  return (
    <ol className={styles.states}>
      {states.map((state) => (
        <li
          key={state.id}
          className={styles.state}
          data-machine-state={state.path.join('.')}
          aria-current={active.has(state.id) ? 'step' : undefined}
        >
          <StateBox node={state} isInitial={node.initial?.target?.[0] === state} />
          {Object.keys(state.states).length > 0 && <StateChart node={state} snapshot={snapshot} />}
        </li>
      ))}
    </ol>
  );
}

function StateBox({ node, isInitial }: { node: AnyStateNode; isInitial: boolean }) {
  const t = useMachineMessages('stage');
  const transitions: AnyTransitionDefinition[] = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return (
    <>
      <div className={styles.stateHead}>
        <code className={styles.stateName}>{node.key}</code>
        {isInitial && <Tag>{t('start')}</Tag>}
        {node.tags.map((tag) => (
          <Tag key={tag} tone="info">
            {tag}
          </Tag>
        ))}
      </div>
      {transitions.length > 0 && (
        <ul className={styles.transitions}>
          {transitions.map((transition, index) => (
            // Several may have the same event; their order is their meaning.
            <li key={`${transition.eventType}${index}`} className={styles.transition}>
              <TransitionLine transition={transition} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function TransitionLine({ transition: { eventType, guard, target } }: { transition: AnyTransitionDefinition }) {
  const t = useMachineMessages('stage');
  const guardName = typeof guard === 'string' ? guard : typeof guard === 'object' ? guard.type : undefined;
  const targets = target?.map(({ path, machine, id }) => path.join('.') || id || machine.id).join(', ');
  return (
    <code>
      {eventName(eventType)}
      {guardName !== undefined && <span className={styles.guard}> [{guardName}]</span>} → {targets ?? t('unchanged')}
    </code>
  );
}
