import { Link } from '@mallard/ui/Link';
import { ResetPasswordForm } from '@mallard/ui/ResetPasswordForm';
import { useToasts } from '@mallard/ui/Toast';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { useUnsaved } from '../../screen/useUnsaved.ts';
import { useServices } from '../../services/services.ts';
import { useSendCode } from '../../session/useSendCode.ts';
import { SignInLayout } from '../../shared/signIn/SignInLayout.tsx';
import { useSessionAttempt } from '../../shared/signIn/useSessionAttempt.ts';
import { useSessionProblem } from '../../shared/signIn/useSessionProblem.ts';

const FIELDS = ['phone', 'code', 'newPassword'];

/** Sets a new password with a code sent to a phone, and signs in. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation('login');
  const { actors, config } = useServices();
  const { auth } = actors;
  const toasts = useToasts();
  const redirect = useSearchParams().get('redirect') ?? undefined;
  const { isBusy, failure } = useSessionAttempt();
  const problem = useSessionProblem(failure, FIELDS);
  const code = useSendCode();
  const markUnsaved = useUnsaved();

  useEffect(
    () =>
      auth.on('session.started', ({ origin }) => {
        markUnsaved(false);
        if (origin === 'signIn') toasts.show({ message: t('reset.done') });
      }),
    [auth, toasts, markUnsaved, t],
  );

  return (
    <SignInLayout
      title={t('titles.resetPassword')}
      hint={
        <>
          <span>{`${t('reset.remembered')} `}</span>
          <Link href={paths.login(redirect)}>{t('reset.logIn')}</Link>
        </>
      }
    >
      <ResetPasswordForm
        {...problem}
        passwordLength={config.shop.password}
        submitLabel={t('reset.submit')}
        hint={t('reset.hint')}
        isPending={isBusy}
        onDirtyChange={markUnsaved}
        isSendingCode={code.isSending}
        resendAt={code.resendAt}
        onSendCode={code.send}
        onSubmit={(credentials) => auth.send({ type: 'session.signIn', mode: 'reset', credentials, rememberMe: false })}
      />
    </SignInLayout>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('login:titles.resetPassword') });
