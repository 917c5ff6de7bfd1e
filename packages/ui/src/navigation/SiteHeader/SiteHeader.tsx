import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { CartLink } from '../CartLink/CartLink.tsx';
import * as styles from './SiteHeader.css.ts';

/** A link of the header. */
export interface HeaderLink {
  href: string;
  label: string;
  /** Whether the current page belongs to it. @default false */
  isCurrent?: boolean | undefined;
}

export interface SiteHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /**
   * Name of the shop and URL of its first page. `logo` replaces our drake before the name: a
   * decorative image, or `null` for none. For a logo that contains the name, set its alternative
   * text and an empty `name`.
   */
  brand: { name: string; href: string; logo?: ReactNode };
  /** A `SearchBox`. */
  search?: ReactNode;
  /** Links to the main areas of the shop, at most four. */
  links?: readonly HeaderLink[] | undefined;
  /** Accessible name of these links. @default "Main" in the reader's language */
  linksLabel?: string | undefined;
  /** Replaces search and links, for the steps of the checkout. */
  middle?: ReactNode;
  /** A `LanguageSwitcher`. */
  language?: ReactNode;
  /** A `UserMenu` or `UserLink` for a signed-in user, `null` for a guest, `undefined` while unknown. */
  account?: ReactNode;
  /** URLs for guests. */
  guestLinks?: { logIn: string; register?: string | undefined } | undefined;
  /** Leave it out during checkout. */
  cart?: { href: string; count: number | undefined } | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Header of every page from 1024 px on: brand, search, main links, language, account, cart. */
export function SiteHeader(props: SiteHeaderProps) {
  const {
    brand,
    search,
    links = [],
    linksLabel,
    middle,
    language,
    account,
    guestLinks,
    cart,
    className,
    ...remainingProps
  } = props;
  const t = useMessages('navigation', 'SiteHeader');
  const layout = middle !== undefined ? 'middle' : links.length > 0 ? 'places' : 'search';
  return (
    <header {...remainingProps} className={joinClass(styles.root({ layout }), className)}>
      <a className={styles.brand} href={brand.href}>
        {brand.logo === undefined ? <BrandMark /> : brand.logo}
        {brand.name !== '' && <span className={styles.name}>{brand.name}</span>}
      </a>
      {middle === undefined ? (
        <>
          <div className={styles.search}>{search}</div>
          {links.length > 0 && (
            <nav aria-label={linksLabel ?? t('mainNavigation')} className={styles.links}>
              {links.map(({ href, label, isCurrent = false }) => (
                <a key={href} href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </a>
              ))}
            </nav>
          )}
        </>
      ) : (
        <div className={styles.middle}>{middle}</div>
      )}
      <div className={styles.end}>
        {language}
        {(account !== null || guestLinks) && (
          <div className={account === null ? styles.guest : styles.account}>
            {account}
            {account === null && guestLinks && (
              <>
                <a className={styles.guestLink} href={guestLinks.logIn}>
                  {t('logIn')}
                </a>
                {guestLinks.register !== undefined && (
                  <a className={styles.guestLink} href={guestLinks.register}>
                    {t('register')}
                  </a>
                )}
              </>
            )}
          </div>
        )}
        {cart && <CartLink href={cart.href} count={cart.count} />}
      </div>
    </header>
  );
}
