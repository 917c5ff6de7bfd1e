import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './AmountTable.css.ts';

/** A dash as high as a total that is not known yet, so that nothing moves when the total arrives. */
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
