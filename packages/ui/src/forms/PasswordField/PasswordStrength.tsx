import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './PasswordField.css.ts';
import { passwordStrength } from './passwordStrength.ts';

const steps = ['weak', 'fair', 'strong'] as const;

/** Shows how hard a password is to guess, as three bars and a word; changes of the word are announced. */
export function PasswordStrength({ password }: { password: string }) {
  const t = useMessages('forms', 'PasswordField');
  const strength = passwordStrength(password);
  const reached = strength === undefined ? 0 : steps.indexOf(strength) + 1;
  return (
    <div className={styles.strength}>
      <span aria-hidden="true" className={styles.bars}>
        {steps.map((step, index) => (
          <span key={step} className={styles.bar({ strength: index < reached ? strength : 'none' })} />
        ))}
      </span>
      <span aria-hidden="true">{strength ? t(strength) : t('strength')}</span>
      <VisuallyHidden role="status">{strength && `${t('strength')} ${t(strength)}`}</VisuallyHidden>
    </div>
  );
}
