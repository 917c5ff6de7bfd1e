export { type ResultCode, ResultPage, type ResultPageProps } from '../feedback/ResultPage/ResultPage.tsx';
