import { useEffect, useRef } from 'react';
import { Link } from '../../actions/Link/Link.tsx';
import { ChevronDown, Link2 } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './FaqList.css.ts';
import type { FoundTopic } from './findTopics.ts';

interface FaqTopicRowProps {
  topic: FoundTopic;
  href: string;
  /** Whether the URL contains it. */
  isNamed: boolean;
}

/**
 * A question that opens its answer. A native element, so that it works before hydration and the
 * page search finds it.
 */
export function FaqTopicRow({ topic, href, isNamed }: FaqTopicRowProps) {
  const t = useMessages('account', 'FaqList');
  const row = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isNamed || !row.current) return;
    row.current.open = true;
    row.current.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  return (
    <details ref={row} id={topic.id} open={isNamed || topic.isInAnswer} className={styles.topic}>
      <summary className={styles.question}>
        <span className={styles.words}>{topic.question}</span>
        <Icon glyph={ChevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.answer}>
        <div className={styles.paragraphs}>
          {topic.answer.split('\n').map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never reordered
            <p key={index}>{paragraph}</p>
          ))}
          {topic.link && (
            <p>
              <Link href={topic.link.href}>{topic.link.label}</Link>
            </p>
          )}
        </div>
        <a href={href} className={styles.anchor} aria-label={t('linkTo', { question: topic.question })}>
          <Icon glyph={Link2} />
        </a>
      </div>
    </details>
  );
}
