export { PageProgress, type PageProgressProps } from '../feedback/PageProgress/PageProgress.tsx';
export { pageProgressWords } from '../feedback/PageProgress/PageProgress.words.ts';
