import { isOfferedLink } from '../navigation/offeredRoutes.ts';
import { useServices } from './services.ts';

/**
 * Returns a function that states whether a link leads to a screen that the shop has. Hide other links.
 *
 * @example links.filter(useIsOfferedLink())
 */
export function useIsOfferedLink(): (link: { href: string }) => boolean {
  const { shop } = useServices().config;
  return (link) => isOfferedLink(link, shop);
}
