import { getProfile, sendVerificationCode } from '@mallard/domain/endpoints';
import { AvatarUploader } from '@mallard/ui/AvatarUploader';
import { ProfileForm } from '@mallard/ui/ProfileForm';
import { Stack } from '@mallard/ui/Stack';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import { ScreenSkeleton } from '../../screen/ScreenSkeleton.tsx';
import { useOffers } from '../../services/useOffers.ts';
import { useUser } from '../../session/session.ts';
import { useSendCode } from '../../session/useSendCode.ts';
import { ScreenError } from '../../shared/errors/ScreenError.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import * as styles from './User.css.ts';
import { useSaveAvatar } from './useSaveAvatar.ts';
import { useSaveProfile } from './useSaveProfile.ts';

/** The shopper's profile, with the login phone and the password. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const profile = useEndpoint(getProfile, {});
  const saving = useSaveProfile();
  const avatar = useSaveAvatar();
  const offers = useOffers();
  const code = useSendCode();
  const currentCode = useSendCode();
  const user = useUser();
  if (profile.isError && !profile.data) {
    return <ScreenError onRetry={() => void profile.refetch()}>{errorText(profile.error)}</ScreenError>;
  }
  if (!profile.data) return <ScreenSkeleton title={t('titles.profile')} />;
  return (
    <div className={styles.columns}>
      <div className={styles.title}>
        <PageTitle>{t('titles.profile')}</PageTitle>
      </div>
      <Stack gap={20}>
        <AvatarUploader name={profile.data.nickname} src={profile.data.avatar} {...avatar} />
        <ProfileForm
          {...saving}
          defaultValue={profile.data}
          isSendingCode={code.isSending}
          resendAt={code.resendAt}
          onSendCode={offers(sendVerificationCode) ? code.send : undefined}
          hasPassword={user?.hasPassword}
          currentPhoneCode={{
            onSendCode: currentCode.send,
            isSendingCode: currentCode.isSending,
            resendAt: currentCode.resendAt,
          }}
        />
      </Stack>
      <PasswordSection />
    </div>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('user:titles.profile') });
