import { ChevronRight } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './SectionHead.css.ts';

interface ViewAllProps {
  href: string;
  /** Id of the heading that says what all of it is. */
  headingId: string;
  /** @default "View all" in the shopper's language */
  children?: ReactNode;
}

/** The way from the part of something to all of it. */
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
