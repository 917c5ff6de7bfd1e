export {
  type ArticleBlock,
  ArticlePage,
  type ArticlePageProps,
  type ArticlePicture,
  type ArticleSection,
} from '../account/ArticlePage/ArticlePage.tsx';
export { articlePageWords } from '../account/ArticlePage/ArticlePage.words.ts';
