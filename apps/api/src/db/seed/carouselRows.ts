import { carousels as catalogue } from '@mallard/catalogue';
import type { carousels } from '../schema/index.ts';
import { carouselKickers } from './messages/carouselKickers.ts';
import { pathOfLink } from './pathOfLink.ts';
import { stableId } from './stableId.ts';

/** The slides of the first screen. */
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
