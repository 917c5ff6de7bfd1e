import { Button } from '../../actions/Button/Button.tsx';
import { useSecondsLeft } from '../../foundations/Clock/useSecondsLeft.ts';
import { useWords } from '../../intl/useWords.ts';
import * as styles from './LoginForm.css.ts';
import { loginFormWords } from './LoginForm.words.ts';

interface SendCodeButtonProps {
  isPending: boolean;
  /** When it can be pressed again, milliseconds since 1970. */
  availableAt: number | undefined;
  onPress: () => void;
}

/** Sends a code; afterwards its name says how long to wait. */
export function SendCodeButton({ isPending, availableAt = 0, onPress }: SendCodeButtonProps) {
  const words = useWords(loginFormWords);
  const left = useSecondsLeft(availableAt) ?? 0;
  return (
    <Button
      variant="ghost"
      size="sm"
      className={styles.send}
      isPending={isPending}
      isDisabled={left > 0}
      onPress={onPress}
    >
      {left > 0 ? words.resendIn(left) : words.sendCode}
    </Button>
  );
}
