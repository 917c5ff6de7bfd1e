export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from '../navigation/Breadcrumbs/Breadcrumbs.tsx';
