import { Tag } from '@mallard/ui/Tag';
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventName } from './eventLabel.ts';
import { useMachineMessages } from './messages.ts';
import * as styles from './stage.css.ts';

interface StateChartProps {
  /** Parent of the states that are shown. */
  node: AnyStateNode;
  /** Marks the current states. */
  snapshot?: AnyMachineSnapshot | undefined;
}

/** Renders the chart of a machine as nested boxes, and marks the active states. */
export function StateChart({ node, snapshot }: StateChartProps) {
  const active = new Set(snapshot?._nodes.map(({ id }) => id));
  // A machine is never in a history state.
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
            // Transitions may share an event; the first one whose guard passes wins, so the order is stable.
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
