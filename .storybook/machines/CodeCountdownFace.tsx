import {
  type CodeCountdownEvent,
  type CodeCountdownSnapshot,
  disabledReasonOf,
  secondsLeft,
} from '@mallard/state-machines/codeCountdown';
import { Button } from '@mallard/ui/Button';
import { PhoneField } from '@mallard/ui/PhoneField';
import { Surface } from '@mallard/ui/Surface';
import { useWords } from '@mallard/ui/words';
import { facesWords } from './faces.words.ts';
import type { FaceProps } from './Stage.tsx';
import * as styles from './stage.css.ts';
import { useRefusal } from './useRefusal.ts';

/** The field of a phone and the button that sends a code to it. */
export function CodeCountdownFace({ snapshot, send }: FaceProps<CodeCountdownSnapshot, CodeCountdownEvent>) {
  const words = useWords(facesWords);
  const refusalOf = useRefusal();
  const { phone, error } = snapshot.context;
  const disabledReason = disabledReasonOf(snapshot);
  return (
    <Surface padding={24} className={styles.face}>
      <PhoneField
        label={words.phone}
        value={phone}
        errorMessage={refusalOf(error)}
        onChange={(value) => send({ type: 'phone.changed', phone: value })}
      />
      <Button
        variant="quiet"
        isPending={disabledReason === 'busy'}
        isDisabled={disabledReason !== null && disabledReason !== 'busy'}
        onPress={() => send({ type: 'code.send' })}
      >
        {disabledReason === 'wait' ? words.codeAgain(secondsLeft(snapshot)) : words.sendCode}
      </Button>
    </Surface>
  );
}
