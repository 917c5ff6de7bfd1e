import type { CataloguePicture, Localized } from '../types.ts';
import { photographs } from './manifest.ts';
import { photographTypes } from './photograph.ts';
import { photographUrl } from './photographUrl.ts';

/**
 * Returns a photograph with all its files. `url` is the largest WebP, for browsers without AVIF or `srcset`.
 *
 * @param name `<product>/<view>`, as in the manifest
 * @throws {RangeError} when the photograph does not exist
 */
export function cataloguePicture(name: string, alt: Localized): CataloguePicture {
  const facts = photographs.get(name);
  if (!facts) {
    const remedy = 'Add it to catalogue/imagery/shots and run catalogue/imagery/photograph.ts.';
    throw new RangeError(`The catalogue shows "${name}", which was not photographed. ${remedy}`);
  }
  return {
    url: photographUrl(name, facts, facts.width, 'webp'),
    alt,
    width: facts.width,
    height: facts.height,
    sources: photographTypes.flatMap((type) =>
      facts.widths.map((width) => ({
        url: photographUrl(name, facts, width, type),
        type: `image/${type}`,
        width,
      })),
    ),
    color: facts.color,
    placeholder: `data:image/webp;base64,${facts.placeholder}`,
  };
}
