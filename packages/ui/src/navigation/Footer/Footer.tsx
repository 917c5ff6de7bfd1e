import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { listRole } from '../../foundations/listRole.ts';
import { wrapText } from '../../foundations/wrapText.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import * as styles from './Footer.css.ts';

/** A named column of links. */
export interface FooterColumn {
  title: string;
  links: readonly { href: string; label: string }[];
}

export interface FooterProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /**
   * Name of the shop and URL of its first page. `logo` replaces our drake before the name: a
   * decorative image, or `null` for none. For a logo that contains the name, set its alternative
   * text and an empty `name`.
   */
  brand: { name: string; href: string; logo?: ReactNode };
  /** A sentence or two about the shop. */
  text?: ReactNode;
  /** A line at the end, such as the company and its register number. */
  legal?: ReactNode;
  /** At most four columns of links. */
  columns: readonly FooterColumn[];
  /** Accessible name of the links. @default "Footer" in the reader's language */
  linksLabel?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Footer of every page from 1024 px on, with the brand's color band. */
export function Footer({ brand, text, legal, columns, linksLabel, className, ...remainingProps }: FooterProps) {
  const t = useMessages('navigation', 'Footer');
  const id = useId();
  return (
    <footer {...remainingProps} className={joinClass(styles.root, className)} data-on-brand>
      <div className={styles.inner}>
        <div>
          <a className={styles.brand} href={brand.href}>
            {brand.logo === undefined ? <BrandMark isOnBrand /> : brand.logo}
            {wrapText(brand.name)}
          </a>
          {text && <p className={styles.text}>{text}</p>}
          {legal && <p className={styles.text}>{legal}</p>}
        </div>
        <nav aria-label={linksLabel ?? t('footerNavigation')} className={styles.columns}>
          {columns.map(({ title, links }, index) => (
            <div key={title}>
              <strong id={`${id}-${index}`} className={styles.title}>
                {title}
              </strong>
              <ul {...listRole} aria-labelledby={`${id}-${index}`}>
                {links.map(({ href, label }) => (
                  <li key={label}>
                    <a className={styles.link} href={href}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
