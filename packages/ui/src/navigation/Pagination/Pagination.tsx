import type { HTMLAttributes, Ref } from 'react';
import { ChevronLeft, ChevronRight } from '../../foundations/Icon/glyphs.ts';
import { type Glyph, Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './Pagination.css.ts';
import { pageNumbers } from './pageNumbers.ts';

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Current page, from 1; numbers beyond the last page mean the last one. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string;
  ref?: Ref<HTMLElement> | undefined;
}

/** Links to the pages of a list; renders nothing for a single page. Phones get previous, next and a sentence. */
export function Pagination({ page: requested, pageCount, hrefOf, ...remainingProps }: PaginationProps) {
  const t = useMessages('navigation', 'Pagination');
  if (!(pageCount > 1)) return null;
  const page = Math.max(1, Math.min(requested, pageCount)) || 1;
  return (
    <nav aria-label={t('pagination')} {...remainingProps}>
      <ul className={styles.list}>
        <li>
          <Step
            glyph={ChevronLeft}
            label={t('previousPage')}
            rel="prev"
            href={page > 1 ? hrefOf(page - 1) : undefined}
          />
        </li>
        {pageNumbers(page, pageCount).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: two gaps differ only by index
            <li key={`gap-${index}`} aria-hidden="true" className={`${styles.number} ${styles.gap}`}>
              …
            </li>
          ) : (
            <li key={number} className={styles.number}>
              <a
                href={hrefOf(number)}
                className={styles.page}
                aria-label={t('page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            </li>
          ),
        )}
        <li className={styles.sentence}>{t('pageOf', { page, total: pageCount })}</li>
        <li>
          <Step
            glyph={ChevronRight}
            label={t('nextPage')}
            rel="next"
            href={page < pageCount ? hrefOf(page + 1) : undefined}
          />
        </li>
      </ul>
    </nav>
  );
}

function Step({ glyph, label, rel, href }: { glyph: Glyph; label: string; rel: string; href: string | undefined }) {
  const icon = <Icon glyph={glyph} isDirectional />;
  // A link without `href` is the HTML convention for a disabled link.
  if (href === undefined) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a placeholder link, see above
      <a role="link" aria-disabled="true" aria-label={label} className={styles.page}>
        {icon}
      </a>
    );
  }
  return (
    <a href={href} rel={rel} aria-label={label} className={styles.page}>
      {icon}
    </a>
  );
}
