import { Agreement } from '../forms/Agreement/Agreement.tsx';
import { useMessages } from '../intl/useMessages.ts';
import * as styles from './AgreementBox.css.ts';

/** Where what is agreed to can be read. */
export interface AgreementHrefs {
  /** Address of the terms of service. */
  termsHref: string;
  /** Address of the privacy policy. */
  privacyHref: string;
}

interface AgreementBoxProps extends AgreementHrefs {
  isSelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
}

/** The box that says yes to the terms and to the privacy policy. */
export function AgreementBox({ termsHref, privacyHref, ...rest }: AgreementBoxProps) {
  const t = useMessages('account', 'signIn');
  return (
    <Agreement
      {...rest}
      className={styles.root}
      links={[
        { label: t('terms'), href: termsHref },
        { label: t('privacy'), href: privacyHref },
      ]}
    />
  );
}
