import { useId, useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Eye, EyeOff } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useControlled } from '../../foundations/useControlled.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './PasswordField.css.ts';
import { type PasswordRule, PasswordRules } from './PasswordRules.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

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
