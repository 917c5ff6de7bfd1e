import { randomUUID } from 'node:crypto';
import { minor } from '@mallard/domain/money';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { addresses, categories, couponClaims, coupons, products, skus } from '../db/schema/index.ts';

const DAY_MS = 24 * 3_600_000;
const both = (text: string) => ({ 'zh-CN': `${text}（中）`, 'en-US': text });

/** Options of a test product; other data is generated. */
export interface ProductFixture {
  title?: string;
  /** Price in minor units. @default 5000 */
  price?: number;
  /** @default 10 */
  stock?: number;
  /** Purchase limit. @default 99 */
  limit?: number;
  /** @default true */
  isOnSale?: boolean;
  /** Original price in minor units. @default none */
  originalPrice?: number;
  /** Category id from {@link addCategory}. @default a new category */
  categoryId?: string;
}

/** Ids of a stored product with one SKU. */
export interface AddedProduct {
  id: string;
  skuId: string;
  categoryId: string;
}

/** Adds a category, optionally with a parent. */
export async function addCategory(db: Database, parentId: string | null = null, level = 1): Promise<string> {
  const slug = `category-${randomUUID()}`;
  const [row] = await db
    .insert(categories)
    .values({ slug, parentId, level, name: both('Category'), icon: 'cup', position: 0 })
    .returning();
  return idOf(row);
}

/** Adds a product with one SKU in one color. */
export async function addProduct(db: Database, fixture: ProductFixture = {}): Promise<AddedProduct> {
  const { title = 'Mug', price = 5000, stock = 10, limit = 99, isOnSale = true } = fixture;
  const categoryId = fixture.categoryId ?? (await addCategory(db));
  const picture = {
    url: '/pictures/mug.svg',
    alt: both(title),
    width: 800,
    height: 800,
    sources: [],
    color: '#dde3d6',
  };
  const green = { id: 'green', name: both('Green'), swatch: '#205030', picture: null };
  const [product] = await db
    .insert(products)
    .values({
      slug: `product-${randomUUID()}`,
      categoryId,
      title: both(title),
      subtitle: both('Subtitle'),
      description: [],
      parameters: [],
      specifications: [{ id: 'colour', name: both('Colour'), values: [green] }],
      services: [],
      tags: [],
      pictures: [picture],
      price: minor(price),
      isOnSale,
      publishedAt: new Date('2026-11-01T00:00:00Z'),
    })
    .returning();
  const productId = idOf(product);
  const [sku] = await db
    .insert(skus)
    .values({
      productId,
      position: 0,
      values: { colour: 'green' },
      price: minor(price),
      originalPrice: fixture.originalPrice === undefined ? null : minor(fixture.originalPrice),
      stock,
      purchaseLimit: limit,
    })
    .returning();
  return { id: productId, skuId: idOf(sku), categoryId };
}

/** Options of a test coupon. */
export interface CouponFixture {
  /** @default 'amount' */
  kind?: 'amount' | 'percent' | 'freeShipping';
  /** @default 1000 */
  value?: number;
  /** Minor units. @default 0 */
  threshold?: number;
  categoryIds?: string[];
  /** Days from `now`. @default -1 */
  startsInDays?: number;
  /** Days from `now`. @default 10 */
  endsInDays?: number;
  /** Number of claimable coupons. @default 100 */
  total?: number;
}

/** Adds a claimable coupon. */
export async function addCoupon(db: Database, now: Date, fixture: CouponFixture = {}): Promise<string> {
  const { kind = 'amount', value = 1000, threshold = 0, categoryIds = [], total = 100 } = fixture;
  const { startsInDays = -1, endsInDays = 10 } = fixture;
  const [row] = await db
    .insert(coupons)
    .values({
      name: both('Coupon'),
      kind,
      value,
      threshold: minor(threshold),
      categoryIds,
      startsAt: new Date(now.getTime() + startsInDays * DAY_MS),
      endsAt: new Date(now.getTime() + endsInDays * DAY_MS),
      total,
    })
    .returning();
  return idOf(row);
}

/** Claims a coupon for a user without validation. */
export async function addCouponClaim(db: Database, userId: string, couponId: string, now: Date): Promise<string> {
  await db
    .update(coupons)
    .set({ claimed: sql`${coupons.claimed} + 1` })
    .where(eq(coupons.id, couponId));
  const [row] = await db.insert(couponClaims).values({ userId, couponId, claimedAt: now }).returning();
  return idOf(row);
}

/** Adds an address of a user. */
export async function addAddress(db: Database, userId: string, now: Date, isDefault = false): Promise<string> {
  const [row] = await db
    .insert(addresses)
    .values({
      userId,
      recipientName: '测试员',
      phone: '13800138000',
      province: '浙江省',
      city: '杭州市',
      county: '西湖区',
      areaCode: '330106',
      detailAddress: '文三路 1 号',
      isDefault,
      createdAt: now,
    })
    .returning();
  return idOf(row);
}

function idOf(row: { id: string } | undefined): string {
  if (!row) throw new Error('INSERT returned no row');
  return row.id;
}
