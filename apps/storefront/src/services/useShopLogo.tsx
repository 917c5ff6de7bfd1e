import { withBase } from '../navigation/basePath.ts';
import { useServices } from './services.ts';

/**
 * Returns the logo of the shop as an element; `undefined` if it has none, so that components render theirs. It has no alternative
 * text, because the name is beside it.
 *
 * @param size side in px
 */
export function useShopLogo(size = 32) {
  const { logo } = useServices().config.shop;
  return logo === null ? undefined : <img src={withBase(logo)} alt="" width={size} height={size} />;
}
