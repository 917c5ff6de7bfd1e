import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Helps password managers: the present password, or a new one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined;
}

/** A password, hidden until its owner asks to see it. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const messages = useMessages();
  const [isRevealed, setRevealed] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      autoComplete={autoComplete}
      type={isRevealed ? 'text' : 'password'}
      end={
        <IconButton
          label={isRevealed ? messages.hidePassword : messages.showPassword}
          isDisabled={rest.isDisabled}
          className={styles.reveal}
          onPress={() => setRevealed(!isRevealed)}
        >
          <Icon glyph={isRevealed ? EyeOff : Eye} />
        </IconButton>
      }
    />
  );
}
