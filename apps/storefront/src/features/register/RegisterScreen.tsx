import { Link } from '@mallard/ui/Link';
import { RegisterForm } from '@mallard/ui/RegisterForm';
import { useToasts } from '@mallard/ui/Toast';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { useUnsaved } from '../../screen/useUnsaved.ts';
import { useServices } from '../../services/services.ts';
import { useAgreementHrefs } from '../../services/useAgreementHrefs.ts';
import { SignInLayout } from '../../shared/signIn/SignInLayout.tsx';
import { useSessionAttempt } from '../../shared/signIn/useSessionAttempt.ts';
import { useSessionProblem } from '../../shared/signIn/useSessionProblem.ts';

const FIELDS = ['username', 'nickname', 'password'];

/** Registers an account and signs it in. */
export const Screen: ScreenModule['Screen'] = () => {
  const agreement = useAgreementHrefs();
  const { t } = useTranslation(['register', 'shell']);
  const { actors, navigation, config } = useServices();
  const toasts = useToasts();
  const redirect = useSearchParams().get('redirect') ?? undefined;
  const { isBusy, failure } = useSessionAttempt();
  const { errorMessage, ...problem } = useSessionProblem(failure, FIELDS);
  const isRegistered = useRef(false);
  const markUnsaved = useUnsaved();

  useEffect(() => {
    return actors.auth.on('session.registered', () => {
      isRegistered.current = true;
      markUnsaved(false);
      toasts.show({ message: t('registered'), screen: 'next' });
    });
  }, [actors, toasts, markUnsaved, t]);

  useEffect(() => {
    // The account exists but the sign-in failed: sending the form again would fail because the name is taken.
    if (failure && isRegistered.current) void navigation.go(paths.login(redirect), { replace: true });
  }, [failure, navigation, redirect]);

  return (
    <SignInLayout
      visitor="new"
      title={t('heading')}
      hint={
        <>
          <span>{`${t('hasAccount')} `}</span>
          <Link href={paths.login(redirect)}>{t('login')}</Link>
        </>
      }
    >
      <RegisterForm
        {...problem}
        errorMessage={errorMessage && t('failed', { reason: errorMessage })}
        {...agreement}
        passwordLength={config.shop.password}
        isPending={isBusy}
        onDirtyChange={markUnsaved}
        onSubmit={(account) => actors.auth.send({ type: 'session.register', ...account, rememberMe: false })}
      />
    </SignInLayout>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('register:title') });
