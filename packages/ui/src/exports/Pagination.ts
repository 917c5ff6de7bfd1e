export { Pagination, type PaginationProps } from '../navigation/Pagination/Pagination.tsx';
