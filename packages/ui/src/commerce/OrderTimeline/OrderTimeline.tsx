import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { formatInstant } from '../../intl/formatInstant.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { useTimeZone } from '../../intl/useTimeZone.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './OrderTimeline.css.ts';

/** A step of an order, or an event of its parcel. */
export interface TimelineStep {
  id: string;
  title: ReactNode;
  /** A sentence below the title. */
  text?: ReactNode;
  /** Time of the step, ISO 8601. */
  time?: string | null | undefined;
  /** `past` is an earlier event without any required action. */
  state: 'done' | 'current' | 'upcoming' | 'failed' | 'past';
  /** Branches from this step: a refund, each of several parcels. */
  branches?: readonly TimelineBranch[] | undefined;
}

/** Steps of a branch beside the main line. */
export interface TimelineBranch {
  id: string;
  /** Label of the branch, for example "Parcel 2". */
  label: string;
  steps: readonly TimelineStep[];
}

export interface OrderTimelineProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children' | 'aria-label' | 'aria-labelledby'> {
  steps: readonly TimelineStep[];
  /** Accessible name of the list. @default "Order progress" in the reader's language */
  label?: string | undefined;
  /** `responsive` is horizontal where the timeline is 768 px wide or more. @default 'responsive' */
  orientation?: 'responsive' | 'vertical' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Steps along a line: completed, current and upcoming ones, by dots and in words. */
export function OrderTimeline({
  steps,
  label,
  orientation = 'responsive',
  className,
  ...remainingProps
}: OrderTimelineProps) {
  const t = useMessages('orders', 'OrderTimeline');
  return (
    <div {...remainingProps} className={joinClass(styles.root, className)}>
      <Steps steps={steps} orientation={orientation} aria-label={label ?? t('label')} />
    </div>
  );
}

interface StepsProps {
  steps: readonly TimelineStep[];
  orientation: 'responsive' | 'vertical';
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

function Steps({ steps, orientation, ...naming }: StepsProps) {
  const t = useMessages('orders', 'OrderTimeline');
  const timeZone = useTimeZone();
  return (
    // Safari takes the list role away from lists without bullets.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ol role="list" {...naming} className={styles.steps({ orientation })}>
      {steps.map(({ id, title, text, time, state, branches }) => (
        <li
          key={id}
          className={styles.step({ orientation })}
          data-state={state}
          aria-current={state === 'current' || state === 'failed' ? 'step' : undefined}
        >
          <span className={styles.title}>{title}</span>
          {state !== 'current' && state !== 'past' && <VisuallyHidden>{t(`states.${state}`)}</VisuallyHidden>}
          {text && <span className={styles.text}>{text}</span>}
          {time && (
            <time className={styles.time} dateTime={time}>
              {formatInstant(time, timeZone)}
            </time>
          )}
          {branches && (
            <div className={styles.branches}>
              {branches.map((branch) => (
                <Branch key={branch.id} branch={branch} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Branch({ branch }: { branch: TimelineBranch }) {
  const id = useId();
  return (
    <div className={styles.branch}>
      <p id={id} className={styles.branchName}>
        {branch.label}
      </p>
      <Steps steps={branch.steps} orientation="vertical" aria-labelledby={id} />
    </div>
  );
}
