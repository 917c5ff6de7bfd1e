export { type ResultCode, ResultPage, type ResultPageProps } from '../feedback/ResultPage/ResultPage.tsx';
export { resultPageWords } from '../feedback/ResultPage/ResultPage.words.ts';
