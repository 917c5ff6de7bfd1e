import { ChevronRight } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './SectionHead.css.ts';

interface ViewAllProps {
  href: string;
  /** Element id of the section heading, which is part of the accessible name. */
  headingId: string;
  /** @default "View all" in the shopper's language */
  children?: ReactNode;
}

/** Link from a section to the full list. */
export function ViewAll({ href, headingId, children }: ViewAllProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  return (
    <a href={href} className={styles.more} aria-labelledby={`${id} ${headingId}`}>
      <span id={id}>{children ?? t('viewAll')}</span>
      <Icon glyph={ChevronRight} size="sm" isDirectional />
    </a>
  );
}
