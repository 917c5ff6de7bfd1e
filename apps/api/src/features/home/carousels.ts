import type { Carousel } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { toPicture } from '@mallard/domain/serving';
import { asc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { carousels } from '../../db/schema/index.ts';

type CarouselRow = typeof carousels.$inferSelect;

const MOST = 10;

/** Reads the carousel slides of the home page, in order. */
export function readCarousels(db: Database): Promise<CarouselRow[]> {
  return db.select().from(carousels).orderBy(asc(carousels.position), asc(carousels.id)).limit(MOST);
}

/** Converts a slide to the contract's shape, in one locale. */
export function toCarousel(
  { id, kicker, title, subtitle, link, wide, tall }: CarouselRow,
  locale: ContentLocale,
): Carousel {
  return {
    id,
    kicker: kicker[locale],
    title: title[locale],
    subtitle: subtitle[locale],
    link,
    wide: toPicture(wide, locale),
    tall: toPicture(tall, locale),
  };
}
