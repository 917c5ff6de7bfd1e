import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { FormAlert } from '../../forms/Form/FormAlert.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { AgreementBox, type AgreementHrefs } from '../AgreementBox.tsx';
import type { useRetryWait } from '../useRetryWait.ts';
import * as styles from './LoginForm.css.ts';

/** Values of the login form. */
export type LoginCredentials =
  | { mode: 'password'; username: string; password: string; rememberMe: boolean }
  | { mode: 'code'; phone: string; code: string; rememberMe: boolean };

/** Name of a field of either method. */
export type LoginField = 'username' | 'password' | 'phone' | 'code';

/** Props of both login methods. */
export interface LoginPanelProps extends AgreementHrefs {
  onSubmit: (credentials: LoginCredentials) => void;
  isPending: boolean;
  validationErrors: Readonly<Partial<Record<LoginField, string>>> | undefined;
  errorMessage: string | undefined;
  wait: ReturnType<typeof useRetryWait>;
  consent: {
    isAgreed: boolean;
    setAgreed: (isAgreed: boolean) => void;
    rememberMe: boolean;
    setRememberMe: (rememberMe: boolean) => void;
  };
  hint: ReactNode;
}

/** Content below the fields of either method: remember me, error, button, terms. */
export function LoginParts(
  props: Omit<LoginPanelProps, 'onSubmit' | 'validationErrors'> & { forgotHref?: string | undefined },
) {
  const { consent, errorMessage, wait, isPending, termsHref, privacyHref, hint, forgotHref } = props;
  const t = useMessages('account', 'LoginForm');
  return (
    <>
      <div className={styles.row}>
        <Checkbox isSelected={consent.rememberMe} onChange={consent.setRememberMe}>
          {t('rememberMe')}
        </Checkbox>
        {forgotHref !== undefined && <Link href={forgotHref}>{t('forgotPassword')}</Link>}
      </div>
      <Button type="submit" size="lg" isFullWidth isPending={isPending} pendingLabel={t('submitting')}>
        {t('submit')}
      </Button>
      <FormAlert message={errorMessage} retryAt={wait.waitUntil} onRetry={wait.end} />
      <AgreementBox
        termsHref={termsHref}
        privacyHref={privacyHref}
        isSelected={consent.isAgreed}
        onChange={consent.setAgreed}
      />
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </>
  );
}
