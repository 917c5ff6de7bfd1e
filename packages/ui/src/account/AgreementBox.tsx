import { Agreement } from '../forms/Agreement/Agreement.tsx';
import { useMessages } from '../intl/useMessages.ts';
import * as styles from './AgreementBox.css.ts';

/** URLs of the documents to agree to. */
export interface AgreementHrefs {
  /** URL of the terms of service. */
  termsHref: string;
  /** URL of the privacy policy. */
  privacyHref: string;
}

interface AgreementBoxProps extends AgreementHrefs {
  isSelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
}

/** A checkbox to accept the terms and the privacy policy. */
export function AgreementBox({ termsHref, privacyHref, ...remainingProps }: AgreementBoxProps) {
  const t = useMessages('account', 'signIn');
  return (
    <Agreement
      {...remainingProps}
      className={styles.root}
      links={[
        { label: t('terms'), href: termsHref },
        { label: t('privacy'), href: privacyHref },
      ]}
    />
  );
}
