import { Agreement } from '../forms/Agreement/Agreement.tsx';
import { useMessages } from '../intl/useMessages.ts';
import * as styles from './AgreementBox.css.ts';

/** URLs of the documents to agree to. Without any, no agreement is asked for. */
export interface AgreementHrefs {
  /** URL of the terms of service. */
  termsHref?: string | undefined;
  /** URL of the privacy policy. */
  privacyHref?: string | undefined;
}

interface AgreementBoxProps extends AgreementHrefs {
  isSelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
}

/** A checkbox to accept the terms and the privacy policy; nothing without them. */
export function AgreementBox({ termsHref, privacyHref, ...remainingProps }: AgreementBoxProps) {
  const t = useMessages('account', 'signIn');
  const links = [
    ...(termsHref === undefined ? [] : [{ label: t('terms'), href: termsHref }]),
    ...(privacyHref === undefined ? [] : [{ label: t('privacy'), href: privacyHref }]),
  ];
  return links.length > 0 && <Agreement {...remainingProps} className={styles.root} links={links} />;
}
