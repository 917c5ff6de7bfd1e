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
export function Steps({ steps, current, className, ...rest }: StepsProps) {
  const t = useMessages('navigation', 'Steps');
  return (
    <ol aria-label={t('steps')} {...rest} className={joinClass(styles.root, className)}>
      {steps.map(({ label, href }, place) => {
        const isDone = place < current;
        const state = isDone ? 'done' : place === current ? 'current' : 'ahead';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same name
          <li key={place} aria-current={state === 'current' ? 'step' : undefined} className={styles.step({ state })}>
            <span aria-hidden="true" className={styles.mark({ state })}>
              {isDone ? <Icon glyph={Check} size="sm" /> : place + 1}
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
