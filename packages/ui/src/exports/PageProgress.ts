export { PageProgress, type PageProgressProps } from '../feedback/PageProgress/PageProgress.tsx';
