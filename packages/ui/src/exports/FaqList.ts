export { FaqList, type FaqListProps } from '../account/FaqList/FaqList.tsx';
export { faqListWords } from '../account/FaqList/FaqList.words.ts';
export type { FaqGroup, FaqTopic } from '../account/FaqList/findTopics.ts';
