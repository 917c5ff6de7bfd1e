import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { formatInstant } from '../formatInstant.ts';
import * as styles from './OrderTimeline.css.ts';

/** A step of an order, or an event of its parcel. */
export interface TimelineStep {
  key: string;
  title: ReactNode;
  /** A sentence below the title. */
  text?: ReactNode;
  /** When it happened, ISO 8601. */
  time?: string | null | undefined;
  state: 'done' | 'current' | 'upcoming' | 'failed';
}

export interface OrderTimelineProps {
  steps: readonly TimelineStep[];
  /** Name of the list. @default "Order progress" in the reader's language */
  label?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLOListElement> | undefined;
}

/** Steps along a line: what is done, where things stand, what is to come. Dots and words say the same. */
export function OrderTimeline({ steps, label, className, ref }: OrderTimelineProps) {
  const words = useCommerceWords();
  return (
    <ol ref={ref} aria-label={label ?? words.orderProgress} className={joinClass(styles.root, className)}>
      {steps.map(({ key, title, text, time, state }) => (
        <li
          key={key}
          className={styles.item}
          data-state={state}
          aria-current={state === 'current' || state === 'failed' ? 'step' : undefined}
        >
          <span className={styles.title}>{title}</span>
          {state === 'done' && <VisuallyHidden>{words.stepDone}</VisuallyHidden>}
          {text && <span>{text}</span>}
          {time && (
            <time className={styles.time} dateTime={time}>
              {formatInstant(time)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
