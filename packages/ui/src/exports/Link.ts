export { Link, type LinkProps } from '../actions/Link/Link.tsx';
