export { Pagination, type PaginationProps } from '../navigation/Pagination/Pagination.tsx';
export { paginationWords } from '../navigation/Pagination/Pagination.words.ts';
