import type { ReactNode } from 'react';
import { ChevronDown } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import * as styles from './CartLine.css.ts';
import type { CartLineWords } from './CartLine.words.ts';

interface Options {
  /** The chosen values in one text. */
  chosen: string;
  title: string;
  onPress: (() => void) | undefined;
}

/** What was chosen; a button where it can be changed. */
export function drawOptions({ chosen, title, onPress }: Options, words: CartLineWords): ReactNode {
  if (chosen === '') return null;
  if (!onPress) return <span className={styles.plainOptions}>{chosen}</span>;
  return (
    <button
      type="button"
      className={styles.options}
      data-part="options"
      aria-haspopup="dialog"
      aria-label={words.changeOptions(title, chosen)}
      onClick={onPress}
    >
      <span className={styles.optionsText}>{chosen}</span>
      <Icon glyph={ChevronDown} size="sm" />
    </button>
  );
}
