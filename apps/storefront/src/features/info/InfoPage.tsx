import { type ArticleBlock, ArticlePage, type ArticlePicture } from '@mallard/ui/ArticlePage';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import * as styles from './Info.css.ts';

/** Names of the shop's articles. */
export type InfoArticle = 'about' | 'terms' | 'privacy';

interface InfoPageProps {
  article: InfoArticle;
  /** Pictures at the start of sections, by section index. */
  pictures?: Readonly<Record<number, ArticlePicture>>;
  /** Blocks at the end of the last section. */
  closing?: readonly ArticleBlock[];
}

/** An article: its title, an introduction, and sections of paragraphs and points. */
export function InfoPage({ article, pictures = {}, closing = [] }: InfoPageProps) {
  const { t } = useTranslation('info');
  const sections = t(`${article}.sections`, { returnObjects: true });
  return (
    <ArticlePage
      className={styles.article}
      title={<PageTitle>{t(`titles.${article}`)}</PageTitle>}
      intro={<p className={styles.intro}>{t(`${article}.intro`)}</p>}
      sections={sections.map(({ heading, paragraphs, points }, index) => {
        const picture = pictures[index];
        return {
          id: `${article}-${index + 1}`,
          heading,
          blocks: [
            ...(picture ? [{ kind: 'picture' as const, ...picture }] : []),
            ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
            ...(points.length > 0 ? [{ kind: 'list' as const, items: points }] : []),
            ...(index === sections.length - 1 ? closing : []),
          ],
        };
      })}
    />
  );
}
