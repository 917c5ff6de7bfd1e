export { Tag, type TagProps } from '../feedback/Tag/Tag.tsx';
