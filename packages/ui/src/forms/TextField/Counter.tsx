import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './TextField.css.ts';

export interface CounterProps {
  /** Length of the text. */
  used: number;
  /** Maximum length. */
  limit: number;
}

/** Shows how much of a limit is used; announces the rest only near the limit. */
export function Counter({ used, limit }: CounterProps) {
  const t = useMessages('forms', 'TextField');
  const left = Math.max(0, limit - used);
  const isNear = left <= Math.min(20, Math.ceil(limit / 10));
  return (
    <>
      <span aria-hidden="true" translate="no" data-full={left === 0 || undefined} className={styles.counter}>
        {`${used}/${limit}`}
      </span>
      <VisuallyHidden role="status">{isNear ? t('charactersLeft', { count: left }) : ''}</VisuallyHidden>
    </>
  );
}
