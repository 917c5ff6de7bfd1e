import { useId, useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Eye, EyeOff } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useControlled } from '../../foundations/useControlled.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './PasswordField.css.ts';
import { type PasswordRule, PasswordRules } from './PasswordRules.tsx';
import { passwordStrength } from './passwordStrength.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'hasCounter'> {
  /** For password managers: the current password, or a new one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** Rules for a new password, listed below with those that are met. */
  rules?: readonly PasswordRule[] | undefined;
  /** Whether to show how hard the password is to guess. @default false */
  hasStrength?: boolean | undefined;
  /** Whether the password is visible, when controlled. */
  isRevealed?: boolean | undefined;
  /** Called when the user shows or hides the password. */
  onRevealedChange?: ((isRevealed: boolean) => void) | undefined;
}

/** A password, hidden until the user reveals it. */
export function PasswordField(props: PasswordFieldProps) {
  const {
    autoComplete = 'current-password',
    rules,
    hasStrength = false,
    isRevealed,
    onRevealedChange,
    ...remainingProps
  } = props;
  const t = useMessages('forms', 'PasswordField');
  const ownId = useId();
  const id = remainingProps.id ?? ownId;
  const rulesId = `${id}-rules`;
  const [isShown, setShown] = useControlled(isRevealed, false, onRevealedChange);
  const [typed, setTyped] = useState(remainingProps.defaultValue ?? '');
  const password = remainingProps.value ?? typed;
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...remainingProps}
      id={id}
      aria-describedby={[remainingProps['aria-describedby'], rules && rulesId].filter(Boolean).join(' ') || undefined}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      onChange={(text) => {
        if (rules || hasStrength) setTyped(text);
        remainingProps.onChange?.(text);
      }}
      below={
        <>
          {hasStrength && <PasswordStrength password={password} />}
          {rules && <PasswordRules id={rulesId} rules={rules} password={password} />}
        </>
      }
      end={
        <IconButton
          label={isShown ? t('hidePassword') : t('showPassword')}
          aria-describedby={`${id}-label`}
          isDisabled={remainingProps.isDisabled}
          className={styles.reveal}
          onPress={() => setShown(!isShown)}
        >
          <Icon glyph={isShown ? EyeOff : Eye} />
        </IconButton>
      }
    />
  );
}

const steps = ['weak', 'fair', 'strong'] as const;

/** Shows how hard a password is to guess, as three bars and a word; changes of the word are announced. */
function PasswordStrength({ password }: { password: string }) {
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
