import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../intl/useWords.ts';
import * as styles from './AmountTable.css.ts';
import { amountTableWords } from './AmountTable.words.ts';

/** A dash as high as a total that is not known yet, so that nothing moves when the total arrives. */
export function UnknownTotal() {
  const { unknown } = useWords(amountTableWords);
  return (
    <>
      <VisuallyHidden>{unknown}</VisuallyHidden>
      <span aria-hidden="true" translate="no" className={styles.unknownTotal}>
        —
      </span>
    </>
  );
}
