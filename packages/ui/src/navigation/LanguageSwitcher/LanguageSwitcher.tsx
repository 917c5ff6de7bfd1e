import type { HTMLAttributes, Ref } from 'react';
import { Globe } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './LanguageSwitcher.css.ts';

/** Languages, each named in itself, so that everyone finds their own. */
const ownNames: Readonly<Record<string, string>> = { 'zh-CN': '简体中文', 'en-US': 'English' };

export interface LanguageSwitcherProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children' | 'onChange'> {
  /** Tag of the language shown, for example `zh-CN`. Where it is not in the list, the first of the same language is shown as chosen, else none. */
  value: string;
  /** Called with the tag of the language chosen. */
  onChange: (language: string) => void;
  /** @default every language we know */
  languages?: readonly string[] | undefined;
  /** Whether it cannot be changed now. @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Chooses the language, through the browser's own list. */
export function LanguageSwitcher(props: LanguageSwitcherProps) {
  const { value, onChange, languages = Object.keys(ownNames), isDisabled = false, className, ...rest } = props;
  const t = useMessages('navigation', 'LanguageSwitcher');
  const chosen = languages.includes(value)
    ? value
    : languages.find((language) => primaryOf(language) === primaryOf(value));
  return (
    <span {...rest} className={joinClass(styles.root, className)}>
      <Icon glyph={Globe} className={styles.glyph} />
      <select
        aria-label={t('chooseLanguage')}
        value={chosen ?? ''}
        disabled={isDisabled}
        className={styles.select}
        onChange={(event) => onChange(event.target.value)}
      >
        {chosen === undefined && <option value="" hidden disabled />}
        {languages.map((language) => (
          <option key={language} value={language} lang={language} className={styles.option}>
            {ownNames[language] ?? language}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Which language a tag is of, whatever its region: `en` of `en-GB`. */
function primaryOf(tag: string): string {
  return tag.replace(/-.*/, '').toLowerCase();
}
