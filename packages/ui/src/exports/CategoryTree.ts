export { type CategoryNode, CategoryTree, type CategoryTreeProps } from '../navigation/CategoryTree/CategoryTree.tsx';
export { categoryTreeWords } from '../navigation/CategoryTree/CategoryTree.words.ts';
