export { type CategoryNode, CategoryTree, type CategoryTreeProps } from '../navigation/CategoryTree/CategoryTree.tsx';
