import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { levelBelow } from '../../foundations/Heading/levelBelow.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { type ArticleBlock, ArticleBlocks } from './ArticleBlocks.tsx';
import * as styles from './ArticlePage.css.ts';

/** A section of an article with a heading. */
export interface ArticleSection {
  /** Fragment of its URL; unique in the page. */
  id: string;
  heading: string;
  blocks: readonly ArticleBlock[];
}

export interface ArticlePageProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'title' | 'children'> {
  /** The article's title, a text or a heading of the page's own. */
  title: ReactNode;
  sections: readonly ArticleSection[];
  /** Content before the first section. */
  intro?: ReactNode;
  /** Date of the last change, in the reader's language. */
  updated?: string | undefined;
  /** Whether there are links to the sections: at the top, and beside the text from 1024 px on. @default true from four sections on */
  hasContents?: boolean | undefined;
  /** Heading level of the title; a title that is not a text has its own. @default 1 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const CONTENTS_FROM = 4;

/** An article in sections: about the shop, its terms, its privacy policy. */
export function ArticlePage(props: ArticlePageProps) {
  const {
    title,
    sections,
    intro,
    updated,
    headingLevel = 1,
    className,
    hasContents = sections.length >= CONTENTS_FROM,
    ...elementProps
  } = props;
  const t = useMessages('account', 'ArticlePage');
  const below = levelBelow(headingLevel);
  return (
    <article {...elementProps} className={joinClass(hasContents ? styles.rootWithContents : styles.root, className)}>
      <div className={styles.head}>
        {typeof title === 'string' ? <Heading level={headingLevel}>{title}</Heading> : title}
        {updated !== undefined && <p className={styles.updated}>{t('updated', { date: updated })}</p>}
        {typeof intro === 'string' ? <Text>{intro}</Text> : intro}
      </div>
      {hasContents && (
        <nav aria-label={t('contents')} className={styles.contents}>
          <p aria-hidden="true" className={styles.contentsTitle}>
            {t('contents')}
          </p>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.contentsLink}>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.body}>
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} className={styles.section}>
            <Heading level={below} size="subtitle">
              {heading}
            </Heading>
            <ArticleBlocks blocks={blocks} />
          </section>
        ))}
      </div>
    </article>
  );
}
