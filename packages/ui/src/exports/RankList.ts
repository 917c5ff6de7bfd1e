export { RankList, type RankListProps } from '../commerce/RankList/RankList.tsx';
