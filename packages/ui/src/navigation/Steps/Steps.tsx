import type { HTMLAttributes, Ref } from 'react';
import { Check } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Steps.css.ts';

/** One step of a process. */
export interface Step {
  label: string;
  /** URL of a completed step. */
  href?: string | undefined;
}

export interface StepsProps extends Omit<HTMLAttributes<HTMLOListElement>, 'style' | 'children'> {
  /** The steps, in order. */
  steps: readonly Step[];
  /** Index of the current step; all are complete when it equals their number. */
  current: number;
  ref?: Ref<HTMLOListElement> | undefined;
}

/** Shows the progress in a process of a few steps. */
export function Steps({ steps, current, className, ...remainingProps }: StepsProps) {
  const t = useMessages('navigation', 'Steps');
  return (
    <ol aria-label={t('steps')} {...remainingProps} className={joinClass(styles.root, className)}>
      {steps.map(({ label, href }, index) => {
        const isDone = index < current;
        const state = isDone ? 'done' : index === current ? 'current' : 'ahead';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same name
          <li key={index} aria-current={state === 'current' ? 'step' : undefined} className={styles.step({ state })}>
            <span aria-hidden="true" className={styles.mark({ state })}>
              {isDone ? <Icon glyph={Check} size="sm" /> : index + 1}
            </span>
            {isDone && <VisuallyHidden>{`${t('done')} `}</VisuallyHidden>}
            {isDone && href !== undefined ? (
              <a href={href} className={styles.link}>
                {label}
              </a>
            ) : (
              <span>{label}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
