export { type TabLink, TabLinks, type TabLinksProps } from '../navigation/TabLinks/TabLinks.tsx';
