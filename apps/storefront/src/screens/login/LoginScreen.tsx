import { Checkbox } from '@mallard/ui/Checkbox';
import { Link } from '@mallard/ui/Link';
import { Tabs } from '@mallard/ui/Tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes.ts';
import { useSearchParams } from '../../shell/ScreenLocation.tsx';
import type { ScreenModule } from '../../shell/screenModule.ts';
import { Agreement } from '../../signIn/Agreement.tsx';
import { SignInLayout } from '../../signIn/SignInLayout.tsx';
import { CodeForm } from './CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Signs in by password or by a code sent to a phone. Where to go on afterwards is the guard's to say. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['login', 'shell']);
  const redirect = useSearchParams().get('redirect') ?? undefined;
  const [isAgreed, setAgreed] = useState(false);
  const [rememberMe, setRememberMe] = useState(false);
  const consent = {
    isAgreed,
    rememberMe,
    boxes: (
      <Checkbox isSelected={rememberMe} onChange={setRememberMe}>
        {t('rememberMe')}
      </Checkbox>
    ),
    agreement: <Agreement isSelected={isAgreed} onChange={setAgreed} />,
  };
  return (
    <SignInLayout
      title={t('heading', { shop: t('shell:shopName') })}
      hint={
        <>
          {t('noAccount')} <Link href={paths.register(redirect)}>{t('registerFree')}</Link>
        </>
      }
    >
      <Tabs
        label={t('modes')}
        items={[
          { id: 'password', label: t('byPassword'), content: <PasswordForm {...consent} /> },
          { id: 'code', label: t('byCode'), content: <CodeForm {...consent} /> },
        ]}
      />
    </SignInLayout>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('login:title') });
