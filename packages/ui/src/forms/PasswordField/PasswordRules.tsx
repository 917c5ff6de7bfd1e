import { Check, Circle } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './PasswordField.css.ts';

/** A rule for new passwords. */
export interface PasswordRule {
  /** Text of the rule: "8 to 20 characters". */
  label: string;
  /** Whether a password meets the rule. */
  isMet: (password: string) => boolean;
}

export interface PasswordRulesProps {
  id: string;
  rules: readonly PasswordRule[];
  password: string;
}

/** The list of rules, each with whether it is met. */
export function PasswordRules({ id, rules, password }: PasswordRulesProps) {
  const t = useMessages('forms', 'PasswordField');
  return (
    <ul id={id} className={styles.rules}>
      {rules.map(({ label, isMet }) => {
        const isFollowed = isMet(password);
        return (
          <li key={label} className={styles.rule({ isFollowed })}>
            <Icon glyph={isFollowed ? Check : Circle} size="sm" className={styles.mark} />
            <span>{label}</span>
            <VisuallyHidden>{isFollowed ? t('ruleMet') : t('ruleUnmet')}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
