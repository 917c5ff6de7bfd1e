import { type ArticleBlock, ArticlePage, type ArticlePicture } from '@mallard/ui/ArticlePage';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../data/useErrorText.ts';
import { isBuiltInArticle } from '../../i18n/isBuiltInArticle.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import { ScreenSkeleton } from '../../screen/ScreenSkeleton.tsx';
import { useServices } from '../../services/services.ts';
import { useLocale } from '../../services/usePreferences.ts';
import { ScreenError } from '../../shared/errors/ScreenError.tsx';
import { type ArticleScreen, articleQuery, readArticle } from './articleQuery.ts';
import * as styles from './Info.css.ts';
import type { ArticleSection } from './parseArticle.ts';

interface InfoPageProps {
  article: ArticleScreen;
  /** Pictures at the start of sections of the built-in text, by section index. */
  pictures?: Readonly<Record<number, ArticlePicture>>;
  /** Blocks at the end of the last section. */
  closing?: readonly ArticleBlock[];
}

/** An article of the shop, or the built-in text of the sample shop. */
export function InfoPage(props: InfoPageProps) {
  const { shop } = useServices().config;
  return isBuiltInArticle(props.article, shop) ? <BuiltInArticle {...props} /> : <OwnArticle {...props} />;
}

function BuiltInArticle({ article, pictures = {}, closing = [] }: InfoPageProps) {
  const { t } = useTranslation('info');
  return (
    <Article
      article={article}
      intro={[t(`${article}.intro`)]}
      sections={t(`${article}.sections`, { returnObjects: true })}
      pictures={pictures}
      closing={closing}
    />
  );
}

function OwnArticle({ article, closing = [] }: InfoPageProps) {
  const { t } = useTranslation('info');
  const { client, config } = useServices();
  const locale = useLocale();
  const errorText = useErrorText();
  const query = useQuery(articleQuery(client, locale, article));
  if (query.isError) return <ScreenError onRetry={() => void query.refetch()}>{errorText(query.error)}</ScreenError>;
  if (query.data === undefined) return <ScreenSkeleton title={t(`titles.${article}`)} />;
  return <Article article={article} {...readArticle(query.data, config.shop, locale)} closing={closing} />;
}

interface ArticleProps extends InfoPageProps {
  intro: readonly string[];
  sections: readonly ArticleSection[];
}

function Article({ article, intro, sections, pictures = {}, closing = [] }: ArticleProps) {
  const { t } = useTranslation('info');
  return (
    <ArticlePage
      className={styles.article}
      title={<PageTitle>{t(`titles.${article}`)}</PageTitle>}
      intro={intro.map((text) => (
        <p key={text} className={styles.intro}>
          {text}
        </p>
      ))}
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
