import { Heading } from '@mallard/ui/Heading';
import * as styles from './SectionHead.css.ts';
import { ViewAll } from './ViewAll.tsx';

interface SectionHeadProps {
  /** Element id of the heading, for `aria-labelledby` of the section. */
  id: string;
  title: string;
  note?: string | undefined;
  /** Link to the full list. */
  href?: string | undefined;
}

/** Title of a section, with an optional link to the full list. */
export function SectionHead({ id, title, note, href }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <Heading level={2} id={id} className={styles.title}>
        {title}
      </Heading>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {href !== undefined && <ViewAll href={href} headingId={id} />}
    </div>
  );
}
