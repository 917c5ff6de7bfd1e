import type { ArticleName, Shop } from '@mallard/domain/contract';
import { type DeferredClient, getShop } from '@mallard/domain/endpoints';
import { type Locale, textIn } from '@mallard/domain/messages';
import { isBuiltInArticle } from '../../i18n/isBuiltInArticle.ts';
import { shopFacts } from '../../i18n/shopFacts.ts';
import { pathOf } from '../../navigation/routes.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { type ArticleSection, parseArticle, withFacts } from './parseArticle.ts';

/** The articles that have a screen of their own. */
export type ArticleScreen = Exclude<ArticleName, 'returns'>;

/** The query for the text of an article. Its data is that text only, because the response has all articles in all languages. */
export function articleQuery(client: DeferredClient, locale: Locale, article: ArticleName) {
  return {
    queryKey: ['article', article, locale],
    queryFn: async () => textIn((await client.call(getShop, {})).articles[article] ?? {}, locale),
  };
}

interface Article {
  /** Paragraphs before the first heading. */
  intro: readonly string[];
  sections: readonly ArticleSection[];
}

/** Parses the text of an article, with the shop's figures in it. */
export function readArticle(text: string, shop: Shop, locale: Locale): Article {
  const sections = parseArticle(withFacts(text, shopFacts(shop, locale)));
  const [first, ...otherSections] = sections;
  if (first?.heading !== '') return { intro: [], sections };
  return { intro: [...first.paragraphs, ...first.points], sections: otherSections };
}

/** Returns the function that fetches the text of an article for the server's render. */
export function articlePrefetch(article: ArticleScreen): NonNullable<ScreenModule['prefetch']> {
  return async ({ client, queryClient, locale, shop }) => {
    if (!isBuiltInArticle(article, shop)) await queryClient.fetchQuery(articleQuery(client, locale, article));
  };
}

const MAX_DESCRIPTION = 300;

/** Returns the function for the metadata of an article. The description of the shop's own text is its introduction. */
export function articleMeta(article: ArticleScreen): ScreenModule['meta'] {
  return ({ t, client, queryClient, locale, shop }) => {
    const text = queryClient.getQueryData<string>(articleQuery(client, locale, article).queryKey);
    const description = isBuiltInArticle(article, shop)
      ? t(`info:descriptions.${article}`)
      : (readArticle(text ?? '', shop, locale).intro[0] ?? '').slice(0, MAX_DESCRIPTION);
    return {
      title: t(`info:titles.${article}`),
      canonical: pathOf(article),
      ...(description !== '' && { description }),
    };
  };
}
