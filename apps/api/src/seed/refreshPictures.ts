import { createHash } from 'node:crypto';
import { products as catalogue } from '@mallard/catalogue';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import {
  carousels,
  categories,
  products,
  reviews,
  type StoredDescriptionBlock,
  type StoredPicture,
  settings,
  skus,
} from '../db/schema/index.ts';
import { carouselRows } from './carouselRows.ts';
import { categoryRows } from './categoryRows.ts';
import { productRow, skuRows } from './productRows.ts';
import { reviewRows } from './reviewRows.ts';

const MARKER = 'pictures';

/** A value for a row's column of pictures. */
interface Given {
  id: string | undefined;
  value: unknown;
}

/**
 * Brings the pictures of a sample shop that was filled by an earlier version up to those of this one. Everything else, and
 * everything that is not the sample's, stays as it is.
 *
 * @returns whether there was something to do
 */
export async function refreshPictures(tx: Database): Promise<boolean> {
  const wanted = wantedPictures();
  if (!(await notePictures(tx, wanted))) return false;
  await setPicture(tx, categories, 'picture', wanted.categories);
  await setPicture(tx, carousels, 'wide', wanted.wide);
  await setPicture(tx, carousels, 'tall', wanted.tall);
  await setPictures(tx, products, wanted.products);
  await setPicture(tx, skus, 'picture', wanted.skus);
  await setPictures(tx, reviews, wanted.reviews);
  await refreshWithinProducts(tx);
  await refreshOrderItems(tx);
  return true;
}

/**
 * Writes down which pictures the shop shows.
 *
 * @returns whether they are others than before
 */
export async function notePictures(tx: Database, pictures = wantedPictures()): Promise<boolean> {
  const value = createHash('sha256').update(JSON.stringify(pictures)).digest('base64url');
  const noted = await tx
    .insert(settings)
    .values({ key: MARKER, value })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`excluded.value` },
      setWhere: sql`${settings.value} <> excluded.value`,
    })
    .returning();
  return noted.length > 0;
}

function wantedPictures() {
  const rows = { categories: categoryRows(), carousels: carouselRows(), products: productRows() };
  return {
    categories: rows.categories.map(({ id, picture }): Given => ({ id, value: picture })),
    wide: rows.carousels.map(({ id, wide }): Given => ({ id, value: wide })),
    tall: rows.carousels.map(({ id, tall }): Given => ({ id, value: tall })),
    products: rows.products.map(({ id, pictures }): Given => ({ id, value: pictures })),
    skus: catalogue.flatMap(skuRows).map(({ id, picture }): Given => ({ id, value: picture })),
    reviews: catalogue
      .flatMap((product) => reviewRows(product, ANY_TIME))
      .map(({ id, pictures }): Given => ({ id, value: pictures })),
  };
}

// Pictures do not depend on the time, nor on ratings.
const ANY_TIME = new Date(0);

function productRows(): (typeof products.$inferInsert)[] {
  return catalogue.map((product) => productRow(product, { ratingSum: 0, reviewCount: 0 }, ANY_TIME));
}

/** Whether a picture is the sample shop's; one from elsewhere was put there by the owner. */
function isOurs({ url }: StoredPicture): boolean {
  return url.startsWith('/media/');
}

/** Sets a column of one picture where it shows one of the sample shop or nothing. */
async function setPicture(tx: Database, table: PgTable, column: string, given: readonly Given[]): Promise<void> {
  const name = sql.identifier(column);
  const isFree = sql`(stored.${name} IS NULL OR stored.${name} ->> 'url' LIKE '/media/%')`;
  await setColumn(tx, table, column, { given, condition: isFree });
}

/** Sets the column of several pictures where it shows some of the sample shop. */
async function setPictures(tx: Database, table: PgTable, given: readonly Given[]): Promise<void> {
  const { rows } = await tx.execute<{ id: string; pictures: StoredPicture[]; wanted: StoredPicture[] }>(sql`
    SELECT stored.id, stored.pictures, given.value AS wanted FROM ${table} AS stored
    JOIN ${tableOf(given)} ON given.id = stored.id FOR NO KEY UPDATE OF stored`);
  const merged = rows.map(({ id, pictures, wanted }): Given => ({ id, value: withOurs(pictures, wanted) }));
  await setColumn(tx, table, 'pictures', { given: merged });
}

/** The wanted pictures in the places of ours, and those left over at the end; the owner's stay where they are. */
function withOurs(stored: readonly StoredPicture[], wanted: readonly StoredPicture[]): StoredPicture[] {
  if (!stored.some(isOurs)) return [...stored];
  const left = [...wanted];
  const kept = stored.flatMap((picture) => (isOurs(picture) ? left.splice(0, 1) : [picture]));
  return [...kept, ...left];
}

async function setColumn(
  tx: Database,
  table: PgTable,
  column: string,
  { given, condition = sql`true` }: { given: readonly Given[]; condition?: SQL },
): Promise<void> {
  const name = sql.identifier(column);
  await tx.execute(sql`
    UPDATE ${table} AS stored SET ${name} = given.value FROM ${tableOf(given)}
    WHERE stored.id = given.id AND stored.${name} IS DISTINCT FROM given.value AND ${condition}`);
}

function tableOf(given: readonly Given[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS given(id uuid, value jsonb)`;
}

/** The pictures between paragraphs and beside choices: in their places, whatever the words are. */
async function refreshWithinProducts(tx: Database): Promise<void> {
  const wanted = new Map(productRows().map((row) => [row.id, row]));
  const stored = await tx
    .select({ id: products.id, description: products.description, specifications: products.specifications })
    .from(products)
    .where(inArray(products.id, sampleIds()))
    .for('no key update');
  const merged = stored.map(({ id, description, specifications }) => {
    const { description: blocks = [], specifications: groups = [] } = wanted.get(id) ?? {};
    const pictureOf = (group: string, value: string): StoredPicture | null =>
      groups.find((one) => one.id === group)?.values.find((one) => one.id === value)?.picture ?? null;
    return {
      id,
      description: withIllustration(description, blocks),
      specifications: specifications.map(({ values, ...group }) => ({
        ...group,
        values: values.map((value) =>
          value.picture && !isOurs(value.picture)
            ? value
            : { ...value, picture: pictureOf(group.id, value.id) ?? value.picture },
        ),
      })),
    };
  });
  for (const column of ['description', 'specifications'] as const)
    await setColumn(tx, products, column, { given: merged.map((row) => ({ id: row.id, value: row[column] })) });
}

/** The first picture of the new description in place of our first of the old. */
function withIllustration(
  stored: readonly StoredDescriptionBlock[],
  wanted: readonly StoredDescriptionBlock[],
): StoredDescriptionBlock[] {
  const illustration = wanted.find((block) => block.kind === 'image');
  const place = stored.findIndex((block) => block.kind === 'image' && isOurs(block.picture));
  return illustration && place !== -1 ? stored.with(place, illustration) : [...stored];
}

/** Orders remember what was bought as it looked; a picture that is ours may get better. */
async function refreshOrderItems(tx: Database): Promise<void> {
  const ids: SQL = sql.join(
    sampleIds().map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  await tx.execute(sql`
    UPDATE order_items AS item SET picture = coalesce(skus.picture, products.pictures -> 0)
    FROM ${skus} JOIN ${products} ON products.id = skus.product_id
    WHERE item.sku_id = skus.id AND item.product_id IN (${ids}) AND item.picture ->> 'url' LIKE '/media/%'
      AND item.picture IS DISTINCT FROM coalesce(skus.picture, products.pictures -> 0)`);
}

function sampleIds(): string[] {
  return productRows().flatMap(({ id }) => id ?? []);
}
