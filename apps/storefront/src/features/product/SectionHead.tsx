import { Heading } from '@mallard/ui/Heading';
import * as styles from './SectionHead.css.ts';
import { ViewAll } from './ViewAll.tsx';

interface SectionHeadProps {
  /** Id of the heading, which names the section. */
  id: string;
  title: string;
  note?: string | undefined;
  /** Where all of it is, when this is a part. */
  href?: string | undefined;
}

/** Title of a section, with the way to all that it shows a part of. */
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
