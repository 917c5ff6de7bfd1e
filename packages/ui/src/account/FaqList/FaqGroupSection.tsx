import { type ReactNode, useEffect, useRef } from 'react';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import * as styles from './FaqList.css.ts';

interface FaqGroupSectionProps {
  id: string;
  name: string;
  headingLevel: HeadingLevel;
  /** Whether the URL contains it. */
  isNamed: boolean;
  children: ReactNode;
}

/** The questions of a group. Scrolled into view when the URL contains it, also without a page load. */
export function FaqGroupSection({ id, name, headingLevel, isNamed, children }: FaqGroupSectionProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNamed) section.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  return (
    <section ref={section} id={id} aria-labelledby={`${id}-topics`} className={styles.group}>
      <Heading level={headingLevel} size="subtitle" id={`${id}-topics`}>
        {name}
      </Heading>
      <div className={styles.topics}>{children}</div>
    </section>
  );
}
