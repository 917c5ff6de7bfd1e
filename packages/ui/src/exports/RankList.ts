export { RankList, type RankListProps } from '../commerce/RankList/RankList.tsx';
export { rankListWords } from '../commerce/RankList/RankList.words.ts';
