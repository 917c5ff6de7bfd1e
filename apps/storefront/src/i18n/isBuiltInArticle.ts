import type { ArticleName, Shop } from '@mallard/domain/contract';

/**
 * Returns whether the text of an article is the one in the messages. These texts describe the sample shop; other shops have their
 * own, or no such article.
 */
export function isBuiltInArticle(name: ArticleName, { articles }: Pick<Shop, 'articles'>): boolean {
  const article = articles[name];
  return article !== undefined && Object.keys(article).length === 0;
}
