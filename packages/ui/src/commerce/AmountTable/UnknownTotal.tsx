import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './AmountTable.css.ts';

/** A dash as tall as a total, so that nothing moves when the total is known. */
export function UnknownTotal() {
  const t = useMessages('commerce', 'AmountTable');
  return (
    <>
      <VisuallyHidden>{t('calculating')}</VisuallyHidden>
      <span aria-hidden="true" translate="no" className={styles.unknownTotal}>
        —
      </span>
    </>
  );
}
