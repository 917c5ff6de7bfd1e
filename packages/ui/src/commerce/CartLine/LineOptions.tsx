import { ChevronDown } from 'lucide-react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useWords } from '../../intl/useWords.ts';
import * as styles from './CartLine.css.ts';
import { cartLineWords } from './CartLine.words.ts';

interface LineOptionsProps {
  /** The chosen values in one text. */
  chosen: string;
  title: string;
  onPress: (() => void) | undefined;
}

/** What was chosen; a button where it can be changed. */
export function LineOptions({ chosen, title, onPress }: LineOptionsProps) {
  const words = useWords(cartLineWords);
  if (chosen === '') return null;
  if (!onPress) return <span className={styles.plainOptions}>{chosen}</span>;
  return (
    <button
      type="button"
      className={styles.options}
      aria-haspopup="dialog"
      aria-label={words.changeOptions(title, chosen)}
      onClick={onPress}
    >
      <span className={styles.optionsText}>{chosen}</span>
      <Icon glyph={ChevronDown} size="sm" />
    </button>
  );
}
