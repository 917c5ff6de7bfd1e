import type { ReactNode } from 'react';
import { ChevronDown } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import type { Translate } from '../../intl/createTranslate.ts';
import * as styles from './CartLine.css.ts';

interface Options {
  /** The selected values in one text. */
  selectedText: string;
  title: string;
  onPress: (() => void) | undefined;
}

/** Renders the selected options; as a button where they can be changed. */
export function renderOptions(
  { selectedText, title, onPress }: Options,
  t: Translate<'commerce', 'CartLine'>,
): ReactNode {
  if (selectedText === '') return null;
  if (!onPress) return <span className={styles.plainOptions}>{selectedText}</span>;
  return (
    <button
      type="button"
      className={styles.options}
      data-part="options"
      aria-haspopup="dialog"
      aria-label={t('changeOptions', { title, options: selectedText })}
      onClick={onPress}
    >
      <span className={styles.optionsText}>{selectedText}</span>
      <Icon glyph={ChevronDown} size="sm" />
    </button>
  );
}
