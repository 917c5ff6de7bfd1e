export { Heading, type HeadingLevel, type HeadingProps } from '../foundations/Heading/Heading.tsx';
