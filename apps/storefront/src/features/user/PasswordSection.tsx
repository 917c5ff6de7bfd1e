import { resetPassword } from '@mallard/domain/endpoints';
import { Button } from '@mallard/ui/Button';
import { Heading } from '@mallard/ui/Heading';
import { Stack } from '@mallard/ui/Stack';
import { Text } from '@mallard/ui/Text';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useOffers } from '../../services/useOffers.ts';
import { useUser } from '../../session/session.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SetPasswordForm } from './SetPasswordForm.tsx';

/**
 * The password of the account. An account that was created with a phone code sets its first password with a code. Other
 * accounts enter the current password, or a code if they have a login phone.
 */
export function PasswordSection() {
  const { t } = useTranslation('user');
  const user = useUser();
  const offers = useOffers();
  const [prefersCode, setPrefersCode] = useState(false);
  const phone = offers(resetPassword) ? (user?.loginPhone ?? null) : null;
  const isFirst = user?.hasPassword === false;

  if (phone === null)
    return (
      <Section title={t('password.title')}>
        <PasswordForm />
      </Section>
    );
  if (isFirst || prefersCode)
    return (
      <Section title={t(isFirst ? 'password.setTitle' : 'password.title')}>
        {isFirst && <Text tone="muted">{t('password.setHint', { username: user.username })}</Text>}
        <SetPasswordForm phone={phone} onDone={() => setPrefersCode(false)} />
        {!isFirst && (
          <Button variant="ghost" onPress={() => setPrefersCode(false)}>
            {t('password.remembered')}
          </Button>
        )}
      </Section>
    );
  return (
    <Section title={t('password.title')}>
      <PasswordForm />
      <Button variant="ghost" onPress={() => setPrefersCode(true)}>
        {t('password.forgot')}
      </Button>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={20}>
      <Heading level={2} size="subtitle">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
