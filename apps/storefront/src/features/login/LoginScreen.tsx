import {
  loginByCode,
  login as passwordLogin,
  register,
  resetPassword,
  sendVerificationCode,
} from '@mallard/domain/endpoints';
import { Link } from '@mallard/ui/Link';
import { type LoginCredentials, LoginForm, type LoginMode } from '@mallard/ui/LoginForm';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { type Services, useServices } from '../../services/services.ts';
import { useOffers } from '../../services/useOffers.ts';
import { useSendCode } from '../../session/useSendCode.ts';
import { SignInLayout } from '../../shared/signIn/SignInLayout.tsx';
import { useSessionAttempt } from '../../shared/signIn/useSessionAttempt.ts';
import { useSessionProblem } from '../../shared/signIn/useSessionProblem.ts';

/** Typed usernames by tab. */
const typedUsernames = new WeakMap<Services, string>();

function storeUsername(services: Services, username: string) {
  // The next user of the tab must not see it, wherever the session begins.
  if (!typedUsernames.has(services))
    services.actors.auth.on('session.started', () => void typedUsernames.delete(services));
  typedUsernames.set(services, username);
}

const FIELDS = ['username', 'password', 'phone', 'code'];

/** Signs in with a password or a code sent to a phone. The route guard redirects afterwards. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['login', 'shell']);
  const services = useServices();
  const { actors, config } = services;
  const { auth } = actors;
  const redirect = useSearchParams().get('redirect') ?? undefined;
  const { isBusy, failure } = useSessionAttempt();
  const problem = useSessionProblem(failure, FIELDS);
  const code = useSendCode();
  const isOnline = useIsOnline();
  const offers = useOffers();
  const hasCodes = offers(loginByCode) && offers(sendVerificationCode);
  const modes: LoginMode[] = [
    ...(offers(passwordLogin) ? ['password' as const] : []),
    ...(hasCodes ? ['code' as const] : []),
  ];
  const demoHint = config.hasDemoAccount ? t('demoHint') : undefined;

  function logIn({ rememberMe, ...login }: LoginCredentials) {
    const type = 'session.signIn';
    if (login.mode === 'password') {
      const { mode, ...credentials } = login;
      auth.send({ type, mode, credentials, rememberMe });
    } else {
      const { mode, ...credentials } = login;
      auth.send({ type, mode, credentials, rememberMe });
    }
  }

  return (
    <SignInLayout
      title={t('heading', { shop: t('shell:shopName') })}
      hint={
        offers(register) && (
          <>
            <span>{`${t('noAccount')} `}</span>
            <Link href={paths.register(redirect)}>{t('registerFree')}</Link>
          </>
        )
      }
    >
      <LoginForm
        {...problem}
        modes={modes}
        termsHref={paths.terms()}
        privacyHref={paths.privacy()}
        isPending={isBusy}
        isSendingCode={code.isSending}
        resendAt={code.resendAt}
        onSendCode={code.send}
        defaultUsername={typedUsernames.get(services)}
        // Leaving this screen doesn't ask, because a password manager may have filled in the form. The username stays instead.
        onUsernameChange={(username) => storeUsername(services, username)}
        forgotHref={offers(resetPassword) ? paths.resetPassword(redirect) : undefined}
        hints={{
          password: isOnline ? demoHint : config.hasSampleShop ? t('demoOfflineHint') : undefined,
          code: t('codeHint'),
        }}
        onSubmit={logIn}
      />
    </SignInLayout>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('login:title') });
