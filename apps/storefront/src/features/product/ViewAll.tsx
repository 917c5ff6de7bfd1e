import { ChevronRight } from '@mallard/ui/glyphs';
import { Icon } from '@mallard/ui/Icon';
import { useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './SectionHead.css.ts';

interface ViewAllProps {
  href: string;
  /** Id of the heading that says what all of it is. */
  headingId: string;
}

/** The way from the part of something to all of it. */
export function ViewAll({ href, headingId }: ViewAllProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  return (
    <a href={href} className={styles.more} aria-labelledby={`${id} ${headingId}`}>
      <span id={id}>{t('viewAll')}</span>
      <Icon glyph={ChevronRight} size="sm" isDirectional />
    </a>
  );
}
