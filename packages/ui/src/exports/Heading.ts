export { Heading, type HeadingProps } from '../foundations/Heading/Heading.tsx';
