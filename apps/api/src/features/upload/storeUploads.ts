import type { Uploaded } from '@mallard/domain/contract';
import { MAX_UPLOAD_FILES, PICTURE_HEAD_BYTES, pictureTypeOf, uploadTypes } from '@mallard/domain/rules';
import { type FieldCode, refuse } from '@mallard/domain/serving';
import { eq, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { uploads, users } from '../../db/schema/index.ts';
import { createPictureProcess } from '../../gateways/pictures/createPictureProcess.ts';
import type { OwnPicture, PictureFault } from '../../gateways/pictures/pictureTasks.ts';
import type { Call, CurrentUser } from '../../http/handle.ts';

/** Maximum seconds that a picture takes, of which an upload has several. Pictures of one upload wait for each other. */
const SECONDS = 5;
const pictures = createPictureProcess({ patienceMs: MAX_UPLOAD_FILES * SECONDS * 1000 });

/**
 * Decodes and re-encodes a picture, which removes metadata and data that is hidden in the file. Scales it down to at most 2560
 * pixels a side.
 *
 * @returns the picture, or the reason for rejection
 * @throws {Refusal} OVERLOADED when the wait takes too long, UPLOAD_TIMEOUT when the decoding does
 */
async function reencode(file: Blob): Promise<OwnPicture | PictureFault> {
  const type = pictureTypeOf(new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()));
  if (!uploadTypes.some((accepted) => accepted === type)) return 'FILE_TYPE';
  return pictures.run(async () => ({ task: 'reencode', bytes: new Uint8Array(await file.arrayBuffer()) }));
}

/** Storage quota per user, for re-encoded pictures. */
const QUOTA_BYTES = 200 * 1024 * 1024;

type UploadRow = typeof uploads.$inferSelect;
type NewUpload = Omit<UploadRow, 'id'>;

/**
 * Stores uploaded pictures, all or none: re-encodes them, stores the files, then inserts the rows.
 *
 * @returns one entry per picture, in the same order
 * @throws {Refusal} UPLOAD_REJECTED with the invalid fields (`files.0`), UPLOAD_TIMEOUT, OVERLOADED
 */
export async function storeUploads(files: readonly Blob[], call: Call<CurrentUser>): Promise<Uploaded[]> {
  const { db, deps, user, now, slot } = call;
  // Release the database slot permanently: decoding is slow, and its own gate limits the few statements after it.
  slot.release();
  const pictures = await reencodeAll(files);
  const names: string[] = [];
  try {
    const rows: NewUpload[] = [];
    for (const { bytes, width, height } of pictures) {
      const name = `${deps.random.uuid()}.webp`;
      names.push(name);
      const { url } = await deps.files.put({ name, type: 'image/webp', bytes });
      rows.push({
        userId: user.id,
        name,
        url,
        type: 'image/webp',
        bytes: bytes.byteLength,
        width,
        height,
        createdAt: now,
      });
    }
    const stored = await db.transaction((tx) => insertWithinQuota(tx, user.id, rows));
    return stored.map(({ id, url, width, height }) => ({ id, url, width, height }));
  } catch (error) {
    await Promise.all(names.map((name) => deps.files.remove(name)));
    throw error;
  }
}

async function reencodeAll(files: readonly Blob[]): Promise<OwnPicture[]> {
  const results = await Promise.all(files.map(reencode));
  const faults = results.flatMap((result, index): [string, FieldCode][] =>
    typeof result === 'string' ? [[`files.${index}`, result]] : [],
  );
  if (faults.length > 0) throw refuse('UPLOAD_REJECTED', { fields: Object.fromEntries(faults) });
  return results.filter((result) => typeof result !== 'string');
}

/** Locks the user's row, so that concurrent uploads can't exceed the quota. */
async function insertWithinQuota(tx: Database, userId: string, rows: NewUpload[]): Promise<UploadRow[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [usage] = await tx
    .select({ bytes: sum(uploads.bytes).mapWith(Number) })
    .from(uploads)
    .where(eq(uploads.userId, userId));
  const uploadBytes = rows.reduce((total, { bytes }) => total + bytes, 0);
  if ((usage?.bytes ?? 0) + uploadBytes > QUOTA_BYTES)
    throw refuse('UPLOAD_REJECTED', { fields: { 'files.0': 'QUOTA' } });
  return tx.insert(uploads).values(rows).returning();
}
