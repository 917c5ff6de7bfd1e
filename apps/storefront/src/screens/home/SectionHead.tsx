import { ChevronRight } from '@mallard/ui/glyphs';
import { Heading } from '@mallard/ui/Heading';
import { Icon } from '@mallard/ui/Icon';
import { useTranslation } from '../../shell/useTranslation.ts';
import * as styles from './Home.css.ts';

interface SectionHeadProps {
  /** Id of the heading, which names the section. */
  id: string;
  title: string;
  note?: string;
  /** Where all of it is. */
  href: string;
}

/** Title of a section with the way to all that it shows a part of. */
export function SectionHead({ id, title, note, href }: SectionHeadProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.head}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      <a href={href} className={styles.more} aria-describedby={id}>
        {t('viewAll')}
        <Icon glyph={ChevronRight} size="sm" isDirectional />
      </a>
    </div>
  );
}
