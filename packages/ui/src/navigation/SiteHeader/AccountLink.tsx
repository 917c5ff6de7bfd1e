import { AccountFace } from './AccountFace.tsx';
import * as styles from './SiteHeader.css.ts';

export interface AccountLinkProps {
  /** Name to show, the nickname. */
  name: string;
  /** The shopper's own page. */
  href: string;
}

/** Stands where the `AccountMenu` will be while its code is on its way, and leads to the same places. */
export function AccountLink({ name, href }: AccountLinkProps) {
  return (
    <a className={styles.accountLink} href={href}>
      <AccountFace name={name} />
    </a>
  );
}
