import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { doorWords, familyNames, givenNames, places } from '../messages/growthWords.ts';
import type { ProductGrowth } from './growProducts.ts';
import { RANDOM_FUNCTION } from './randomInSql.ts';

const OLDEST_DAYS = 800;

/** Creates users with one address each. They have no password, so login is impossible. */
export async function growShoppers(tx: Database, { count, seed, now }: Omit<ProductGrowth, 'start'>): Promise<void> {
  const words = JSON.stringify({ doorWords, familyNames, givenNames, places });
  await tx.execute(sql`
    CREATE TEMPORARY TABLE grown_shoppers ON COMMIT DROP AS
    SELECT n,
      md5(${seed}::int || ':shopper:' || n)::uuid AS id,
      md5(${seed}::int || ':address:' || n)::uuid AS address_id,
      (w -> 'familyNames' ->> (n % jsonb_array_length(w -> 'familyNames')))
        || (w -> 'givenNames' ->> (n / 7 % jsonb_array_length(w -> 'givenNames'))) AS name,
      '1380013' || lpad((n % 10000)::text, 4, '0') AS phone,
      w -> 'places' -> (${RANDOM_FUNCTION}(${seed}::int, 1, n) * jsonb_array_length(w -> 'places') - 0.5)::int AS place,
      (1 + n % 900) || (w -> 'doorWords' ->> 'house') || (1 + n % 28) || '0' || (1 + n % 4)
        || (w -> 'doorWords' ->> 'flat') AS door,
      ${now.toISOString()}::timestamptz - ${RANDOM_FUNCTION}(${seed}::int, 2, n) * ${OLDEST_DAYS}::int * interval '1 day' AS since
    FROM generate_series(0, ${count - 1}::int) n, (SELECT ${words}::jsonb AS w) words`);
  await tx.execute(sql`
    INSERT INTO users (id, username, nickname, created_at)
    SELECT id, 'shopper' || lpad(n::text, 7, '0'), name, since FROM grown_shoppers`);
  await tx.execute(sql`
    INSERT INTO addresses
      (id, user_id, recipient_name, phone, province, city, county, area_code, detail_address, is_default, created_at)
    SELECT address_id, id, name, phone, place ->> 'province', place ->> 'city', place ->> 'county', place ->> 'areaCode',
      (place ->> 'street') || ' ' || door, true, since
    FROM grown_shoppers`);
}
