import { type FormEvent, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './CouponPicker.css.ts';

/** Result of an entered code; the message gives the reason. */
export type CouponCodeResult = { status: 'checking' } | { status: 'accepted' | 'rejected'; message: string };

interface CouponCodeProps {
  onSubmit: (code: string) => void;
  result: CouponCodeResult | undefined;
}

/** A field for a printed code; ignores full-width letters of Chinese input methods and surrounding spaces. */
export function CouponCode({ onSubmit, result }: CouponCodeProps) {
  const t = useMessages('cart', 'CouponPicker');
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState<string>();
  const isChecking = result?.status === 'checking';
  const clean = code.normalize('NFKC').trim();
  // A result for another code than the one in the field would be wrong.
  const currentResult = asked === clean ? result : undefined;
  const message =
    currentResult === undefined || currentResult.status === 'checking' ? undefined : currentResult.message;

  function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble out of the sheet, to a form of the host around it.
    event.stopPropagation();
    if (clean === '' || isChecking) return;
    setAsked(clean);
    onSubmit(clean);
  }

  return (
    <form className={styles.code} onSubmit={submit}>
      <TextField
        label={t('code')}
        className={styles.field}
        value={code}
        onChange={setCode}
        placeholder={t('codePlaceholder')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        description={currentResult?.status === 'accepted' ? message : undefined}
        errorMessage={currentResult?.status === 'rejected' ? message : undefined}
      />
      {/* It keeps its width; the text below announces that it is busy. */}
      <Button type="submit" variant="quiet" aria-live="off" className={styles.use} isPending={isChecking}>
        {t('useCode')}
      </Button>
      <VisuallyHidden role="status">{isChecking ? t('checking') : (message ?? '')}</VisuallyHidden>
    </form>
  );
}
