import type { CataloguePicture, Localized } from '../types.ts';
import { photographs } from './manifest.ts';
import { type PhotographFacts, photographTypes } from './photograph.ts';
import { photographUrl } from './photographUrl.ts';

/** What is shown until a photograph exists: everything but the words. */
export type StandIn = Omit<CataloguePicture, 'alt'>;

/** The photograph of that name, or its stand-in as long as there is none. */
export function cataloguePicture(name: string, alt: Localized, standIn: StandIn): CataloguePicture {
  const facts = photographs.get(name);
  return facts ? photographPicture(name, facts, alt) : { ...standIn, alt };
}

/** A photograph with all its files. Browsers that know no AVIF and no `srcset` get the largest WebP. */
export function photographPicture(name: string, facts: PhotographFacts, alt: Localized): CataloguePicture {
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
