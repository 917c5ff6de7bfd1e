import { ArticlePage } from '@mallard/ui/ArticlePage';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useTranslation } from '../../shell/useTranslation.ts';
import * as styles from './Info.css.ts';

/** The articles of the shop. */
export type InfoArticle = 'about' | 'terms' | 'privacy';

/** An article: its title, and sections each with a heading and a paragraph. */
export function InfoPage({ article }: { article: InfoArticle }) {
  const { t } = useTranslation('info');
  const sections = t(`${article}.sections`, { returnObjects: true });
  return (
    <ArticlePage
      className={styles.article}
      title={<PageTitle>{t(`titles.${article}`)}</PageTitle>}
      sections={sections.map(({ heading, text }, place) => ({
        id: `${article}-${place + 1}`,
        heading,
        blocks: [{ kind: 'paragraph', text }],
      }))}
    />
  );
}
