import { carousels as catalogue } from '@mallard/catalogue';
import { carouselKickers, pathOfLink, stableId } from '@mallard/offline/backend';
import type { carousels } from '../db/schema/index.ts';

/** Creates the rows of the home page carousel. */
export function carouselRows(): (typeof carousels.$inferInsert)[] {
  return catalogue.map(({ slug, title, subtitle, link, wide, tall }, position) => ({
    id: stableId('carousel', slug),
    position,
    kicker: carouselKickers[link.kind],
    title,
    subtitle,
    link: pathOfLink(link),
    wide,
    tall,
  }));
}
