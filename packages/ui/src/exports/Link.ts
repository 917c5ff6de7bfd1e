export { Link, type LinkProps } from '../actions/Link/Link.tsx';
export { linkWords } from '../actions/Link/Link.words.ts';
