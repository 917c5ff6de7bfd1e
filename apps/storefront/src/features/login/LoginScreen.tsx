import { Link } from '@mallard/ui/Link';
import { type LoginCredentials, LoginForm } from '@mallard/ui/LoginForm';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { isOfferedRoute, offeredWaysToLogIn } from '../../navigation/offeredRoutes.ts';
import { paths } from '../../navigation/routes.ts';
import { useSearchParams } from '../../navigation/ScreenLocation.tsx';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { type Services, useServices } from '../../services/services.ts';
import { useAgreementHrefs } from '../../services/useAgreementHrefs.ts';
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
  const agreement = useAgreementHrefs();
  const { t } = useTranslation(['login', 'shell']);
  const services = useServices();
  const { actors, config } = services;
  const { auth } = actors;
  const redirect = useSearchParams().get('redirect') ?? undefined;
  const { isBusy, failure } = useSessionAttempt();
  const problem = useSessionProblem(failure, FIELDS);
  const code = useSendCode();
  const isOnline = useIsOnline();
  const demoHint = config.hasDemoAccount ? t('demoHint') : undefined;
  const offlineHint = config.hasSampleShop ? t('demoOfflineHint') : undefined;

  function logIn({ rememberMe, ...entered }: LoginCredentials) {
    const type = 'session.signIn';
    if (entered.mode === 'password') {
      const { mode, ...credentials } = entered;
      auth.send({ type, mode, credentials, rememberMe });
    } else {
      const { mode, ...credentials } = entered;
      auth.send({ type, mode, credentials, rememberMe });
    }
  }

  return (
    <SignInLayout
      title={t('heading')}
      hint={
        isOfferedRoute('register', config.shop) && (
          <>
            <span>{`${t('noAccount')} `}</span>
            <Link href={paths.register(redirect)}>{t('registerFree')}</Link>
          </>
        )
      }
    >
      <LoginForm
        {...problem}
        modes={offeredWaysToLogIn(config.shop)}
        {...agreement}
        isPending={isBusy}
        isSendingCode={code.isSending}
        resendAt={code.resendAt}
        onSendCode={code.send}
        defaultUsername={typedUsernames.get(services)}
        // Leaving this screen doesn't ask, because a password manager may have filled in the form. The username stays instead.
        onUsernameChange={(username) => storeUsername(services, username)}
        forgotHref={isOfferedRoute('resetPassword', config.shop) ? paths.resetPassword(redirect) : undefined}
        hints={{ password: isOnline ? demoHint : offlineHint, code: t('codeHint') }}
        onSubmit={logIn}
      />
    </SignInLayout>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('login:title') });
