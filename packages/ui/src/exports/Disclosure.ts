export { Disclosure, type DisclosureProps } from '../foundations/Disclosure/Disclosure.tsx';
