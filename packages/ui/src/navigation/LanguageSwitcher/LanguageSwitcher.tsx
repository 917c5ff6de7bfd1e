import type { HTMLAttributes, Ref } from 'react';
import { Globe } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './LanguageSwitcher.css.ts';

/** Names of languages, each in itself, so that all users find their own. */
const ownNames: Readonly<Record<string, string>> = { 'zh-CN': '简体中文', 'en-US': 'English' };

export interface LanguageSwitcherProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children' | 'onChange'> {
  /**
   * Tag of the current language, for example `zh-CN`. If it is not in the list, the first of the
   * same language is selected, else none.
   */
  value: string;
  /** Called with the tag of the selected language. */
  onChange: (language: string) => void;
  /** @default all languages with a known name */
  languages?: readonly string[] | undefined;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Selects the language, with a native select. */
export function LanguageSwitcher(props: LanguageSwitcherProps) {
  const {
    value,
    onChange,
    languages = Object.keys(ownNames),
    isDisabled = false,
    className,
    ...remainingProps
  } = props;
  const t = useMessages('navigation', 'LanguageSwitcher');
  const selected = languages.includes(value)
    ? value
    : languages.find((language) => primaryOf(language) === primaryOf(value));
  return (
    <span {...remainingProps} className={joinClass(styles.root, className)}>
      <Icon glyph={Globe} className={styles.glyph} />
      <select
        aria-label={t('chooseLanguage')}
        value={selected ?? ''}
        disabled={isDisabled}
        className={styles.select}
        onChange={(event) => onChange(event.target.value)}
      >
        {selected === undefined && <option value="" hidden disabled />}
        {languages.map((language) => (
          <option key={language} value={language} lang={language} className={styles.option}>
            {ownNames[language] ?? language}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Returns the primary language of a tag: `en` of `en-GB`. */
function primaryOf(tag: string): string {
  return tag.replace(/-.*/, '').toLowerCase();
}
