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

/** New value for the picture column of a row. */
interface PictureUpdate {
  id: string | undefined;
  value: unknown;
}

/**
 * Updates the pictures of a sample shop that an earlier version seeded. Doesn't change other data or pictures that the shop owner
 * added.
 *
 * @returns whether pictures were updated
 */
export async function refreshPictures(tx: Database): Promise<boolean> {
  const replacements = currentPictures();
  if (!(await storePictureDigest(tx, replacements))) return false;
  await setPicture(tx, categories, 'picture', replacements.categories);
  await setPicture(tx, carousels, 'wide', replacements.wide);
  await setPicture(tx, carousels, 'tall', replacements.tall);
  await setPictures(tx, products, replacements.products);
  await setPicture(tx, skus, 'picture', replacements.skus);
  await setPictures(tx, reviews, replacements.reviews);
  await refreshWithinProducts(tx);
  await refreshOrderItems(tx);
  return true;
}

/**
 * Stores a digest of the current pictures.
 *
 * @returns whether they differ from the stored ones
 */
export async function storePictureDigest(tx: Database, pictures = currentPictures()): Promise<boolean> {
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

function currentPictures() {
  const rows = { categories: categoryRows(), carousels: carouselRows(), products: productRows() };
  return {
    categories: rows.categories.map(({ id, picture }): PictureUpdate => ({ id, value: picture })),
    wide: rows.carousels.map(({ id, wide }): PictureUpdate => ({ id, value: wide })),
    tall: rows.carousels.map(({ id, tall }): PictureUpdate => ({ id, value: tall })),
    products: rows.products.map(({ id, pictures }): PictureUpdate => ({ id, value: pictures })),
    skus: catalogue.flatMap(skuRows).map(({ id, picture }): PictureUpdate => ({ id, value: picture })),
    reviews: catalogue
      .flatMap((product) => reviewRows(product, ANY_TIME))
      .map(({ id, pictures }): PictureUpdate => ({ id, value: pictures })),
  };
}

// Pictures don't depend on dates or ratings.
const ANY_TIME = new Date(0);

function productRows(): (typeof products.$inferInsert)[] {
  return catalogue.map((product) => productRow(product, { ratingSum: 0, reviewCount: 0 }, ANY_TIME));
}

/** Returns whether a picture belongs to the sample shop; others were added by the shop owner. */
function isOurs({ url }: StoredPicture): boolean {
  return url.startsWith('/media/');
}

/** Updates a single-picture column, if it has a sample picture or none. */
async function setPicture(
  tx: Database,
  table: PgTable,
  column: string,
  updates: readonly PictureUpdate[],
): Promise<void> {
  const name = sql.identifier(column);
  const isFree = sql`(stored.${name} IS NULL OR stored.${name} ->> 'url' LIKE '/media/%')`;
  await setColumn(tx, table, column, { updates, condition: isFree });
}

/** Updates a multi-picture column, if it has sample pictures. */
async function setPictures(tx: Database, table: PgTable, updates: readonly PictureUpdate[]): Promise<void> {
  const { rows } = await tx.execute<{ id: string; pictures: StoredPicture[]; replacements: StoredPicture[] }>(sql`
    SELECT stored.id, stored.pictures, updates.value AS replacements FROM ${table} AS stored
    JOIN ${tableOf(updates)} ON updates.id = stored.id FOR NO KEY UPDATE OF stored`);
  const merged = rows.map(
    ({ id, pictures, replacements }): PictureUpdate => ({ id, value: withOurs(pictures, replacements) }),
  );
  await setColumn(tx, table, 'pictures', { updates: merged });
}

/** Replaces sample pictures with new ones, appends additional ones, and keeps the positions of the owner's pictures. */
function withOurs(stored: readonly StoredPicture[], replacements: readonly StoredPicture[]): StoredPicture[] {
  if (!stored.some(isOurs)) return [...stored];
  const left = [...replacements];
  const merged = stored.flatMap((picture) => (isOurs(picture) ? left.splice(0, 1) : [picture]));
  return [...merged, ...left];
}

async function setColumn(
  tx: Database,
  table: PgTable,
  column: string,
  { updates, condition = sql`true` }: { updates: readonly PictureUpdate[]; condition?: SQL },
): Promise<void> {
  const name = sql.identifier(column);
  await tx.execute(sql`
    UPDATE ${table} AS stored SET ${name} = updates.value FROM ${tableOf(updates)}
    WHERE stored.id = updates.id AND stored.${name} IS DISTINCT FROM updates.value AND ${condition}`);
}

function tableOf(updates: readonly PictureUpdate[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) AS updates(id uuid, value jsonb)`;
}

/** Updates pictures in descriptions and options by position, regardless of the texts. */
async function refreshWithinProducts(tx: Database): Promise<void> {
  const replacements = new Map(productRows().map((row) => [row.id, row]));
  const stored = await tx
    .select({ id: products.id, description: products.description, specifications: products.specifications })
    .from(products)
    .where(inArray(products.id, sampleIds()))
    .for('no key update');
  const merged = stored.map(({ id, description, specifications }) => {
    const { description: blocks = [], specifications: groups = [] } = replacements.get(id) ?? {};
    const pictureOf = (group: string, value: string): StoredPicture | null =>
      groups.find((value) => value.id === group)?.values.find((group) => group.id === value)?.picture ?? null;
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
    await setColumn(tx, products, column, { updates: merged.map((row) => ({ id: row.id, value: row[column] })) });
}

/** Replaces the first sample picture of a description with the new one. */
function withIllustration(
  stored: readonly StoredDescriptionBlock[],
  replacements: readonly StoredDescriptionBlock[],
): StoredDescriptionBlock[] {
  const illustration = replacements.find((block) => block.kind === 'image');
  const index = stored.findIndex((block) => block.kind === 'image' && isOurs(block.picture));
  return illustration && index !== -1 ? stored.with(index, illustration) : [...stored];
}

/** Updates sample pictures in order items, which are copies from the time of purchase. */
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
