import { ChevronRight } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useWords } from '../../intl/useWords.ts';
import * as styles from './Breadcrumbs.css.ts';
import { breadcrumbsWords } from './Breadcrumbs.words.ts';

/** A level of the trail. */
export interface Breadcrumb {
  label: string;
  /** Where the level is; the last one needs none. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** From the first page down to the page shown. */
  items: readonly Breadcrumb[];
  ref?: Ref<HTMLElement> | undefined;
}

/** The way from the first page to this one. Phones see its last two levels. */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  const words = useWords(breadcrumbsWords);
  const last = items.length - 1;
  return (
    <nav aria-label={words.breadcrumbs} {...rest}>
      <ol className={styles.list}>
        {items.map(({ label, href }, place) => (
          <li key={`${href}:${label}`} className={styles.item}>
            {place === last || href === undefined ? (
              <span className={styles.current} aria-current={place === last ? 'page' : undefined}>
                {label}
              </span>
            ) : (
              <a className={styles.link} href={href}>
                {label}
              </a>
            )}
            {place < last && <Icon glyph={ChevronRight} size="sm" isDirectional />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
