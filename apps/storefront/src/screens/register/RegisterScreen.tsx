import { Link } from '@mallard/ui/Link';
import { useToasts } from '@mallard/ui/Toast';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routes.ts';
import { useSearchParams } from '../../shell/ScreenLocation.tsx';
import type { ScreenModule } from '../../shell/screenModule.ts';
import { useServices } from '../../shell/services.ts';
import { SignInLayout } from '../../signIn/SignInLayout.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** Makes an account and signs it in. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation(['register', 'shell']);
  const { auth } = useServices().actors;
  const toasts = useToasts();
  const redirect = useSearchParams().get('redirect') ?? undefined;

  useEffect(() => {
    const registered = auth.on('session.registered', () => toasts.show({ message: t('registered') }));
    return () => registered.unsubscribe();
  }, [auth, toasts, t]);

  return (
    <SignInLayout
      visitor="new"
      title={t('heading', { shop: t('shell:shopName') })}
      hint={
        <>
          {t('hasAccount')} <Link href={paths.login(redirect)}>{t('login')}</Link>
        </>
      }
    >
      <RegisterForm redirect={redirect} />
    </SignInLayout>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('register:title') });
