import { refuse } from '@mallard/domain/serving';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type StoredPicture, uploads } from '../../db/schema/index.ts';

/**
 * Reads pictures that the user uploaded, by id.
 *
 * @throws {Refusal} NOT_FOUND when a picture belongs to another user or does not exist
 */
export async function readOwnPictures(
  tx: Database,
  uploadIds: readonly string[],
  userId: string,
): Promise<Map<string, StoredPicture>> {
  const ids = [...new Set(uploadIds)];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(uploads)
    .where(and(inArray(uploads.id, ids), eq(uploads.userId, userId)));
  if (rows.length < ids.length) throw refuse.notFound();
  const alt = { 'zh-CN': '', 'en-US': '' };
  return new Map(rows.map(({ id, url, width, height }) => [id, { url, alt, width, height, sources: [], color: null }]));
}
