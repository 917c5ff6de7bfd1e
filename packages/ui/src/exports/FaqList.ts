export { FaqList, type FaqListProps } from '../account/FaqList/FaqList.tsx';
export type { FaqGroup, FaqTopic } from '../account/FaqList/findTopics.ts';
