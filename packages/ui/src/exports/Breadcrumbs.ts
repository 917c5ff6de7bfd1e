export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from '../navigation/Breadcrumbs/Breadcrumbs.tsx';
export { breadcrumbsWords } from '../navigation/Breadcrumbs/Breadcrumbs.words.ts';
