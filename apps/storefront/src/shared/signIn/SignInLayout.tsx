import { BrandMark } from '@mallard/ui/BrandMark';
import { Heading } from '@mallard/ui/Heading';
import type { ReactNode } from 'react';
import { RichText } from '../../i18n/RichText.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useShopLogo } from '../../services/useShopLogo.tsx';
import * as styles from './SignInLayout.css.ts';

interface SignInLayoutProps {
  title: string;
  /** Link to the other page: log in or register. */
  hint: ReactNode;
  /** Selects the greeting: for a returning or a new visitor. @default 'returning' */
  visitor?: 'returning' | 'new';
  children: ReactNode;
}

/** Layout of the login, registration and password reset forms. From 1024 px, a picture with a greeting is beside the form. */
export function SignInLayout({ title, hint, visitor = 'returning', children }: SignInLayoutProps) {
  const { t } = useTranslation('shell');
  const logo = useShopLogo(48);
  return (
    <div className={styles.page}>
      <div className={styles.art} aria-hidden="true">
        <p className={styles.greeting}>
          <RichText
            text={t(visitor === 'new' ? 'signIn.greetingNew' : 'signIn.greeting')}
            tags={{ br: () => <br /> }}
          />
        </p>
      </div>
      <div className={styles.form}>
        <div className={styles.head}>
          {logo ? (
            <span className={styles.smallMark}>{logo}</span>
          ) : (
            <BrandMark size={48} className={styles.smallMark} />
          )}
          <Heading level={1}>{title}</Heading>
          <p className={styles.hint}>{hint}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
