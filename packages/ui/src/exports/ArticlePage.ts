export type { ArticleBlock, ArticlePicture } from '../account/ArticlePage/ArticleBlocks.tsx';
export { ArticlePage, type ArticlePageProps, type ArticleSection } from '../account/ArticlePage/ArticlePage.tsx';
