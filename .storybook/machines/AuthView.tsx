import { sendVerificationCode } from '@mallard/domain/contract';
import { type AuthEvent, type authMachine, isSessionKnown } from '@mallard/state-machines/auth';
import { Button } from '@mallard/ui/Button';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { LoginForm } from '@mallard/ui/LoginForm';
import { ProfileCard } from '@mallard/ui/ProfileCard';
import { Skeleton } from '@mallard/ui/Skeleton';
import { Surface } from '@mallard/ui/Surface';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useMachineMessages } from './messages.ts';
import type { ViewProps } from './Stage.tsx';
import { useErrorMessage } from './useErrorMessage.ts';

/** Shows the login form to a guest, the profile to a signed-in user, and placeholders in between. */
export function AuthView({ snapshot, send, shop }: ViewProps<SnapshotFrom<typeof authMachine>, AuthEvent>) {
  const t = useMachineMessages('views');
  const errorMessageOf = useErrorMessage();
  const [sentCode, setSentCode] = useState<{ code: string; resendAt: number }>();
  const { user, error } = snapshot.context;
  const signOutButton = (
    <Button isPending={snapshot.matches('signingOut')} onPress={() => send({ type: 'session.signOut' })}>
      {t('signOut')}
    </Button>
  );
  if (snapshot.matches('userUnavailable'))
    return (
      <ErrorPanel kind="network" title={t('userUnavailable')} onRetry={() => send({ type: 'session.retry' })}>
        {signOutButton}
      </ErrorPanel>
    );
  if (user)
    return (
      <>
        <ProfileCard name={user.nickname} description={t('signedIn')} />
        {signOutButton}
      </>
    );
  if (!isSessionKnown(snapshot) || snapshot.hasTag('signedIn')) return <Skeleton lines={4} />;
  return (
    <Surface padding={24}>
      <LoginForm
        termsHref="#terms"
        privacyHref="#privacy"
        isPending={snapshot.hasTag('busy')}
        errorMessage={errorMessageOf(error)}
        {...(sentCode && { resendAt: sentCode.resendAt })}
        onSendCode={async (phone) => {
          const answer = await shop.client.tryCall(sendVerificationCode, { body: { phone } });
          if (!answer.ok) return;
          const code = await shop.backend.readVerificationCode(phone);
          // The form counts down with the clock of the device.
          setSentCode({ code, resendAt: Date.now() + answer.data.resendAfter * 1_000 });
        }}
        hints={{ password: t('demoAccount'), code: sentCode && t('textMessage', { code: sentCode.code }) }}
        onSubmit={({ rememberMe, ...credentials }) =>
          send(
            credentials.mode === 'password'
              ? {
                  type: 'session.signIn',
                  mode: 'password',
                  credentials: { username: credentials.username, password: credentials.password },
                  rememberMe,
                }
              : {
                  type: 'session.signIn',
                  mode: 'code',
                  credentials: { phone: credentials.phone, code: credentials.code },
                  rememberMe,
                },
          )
        }
      />
    </Surface>
  );
}
