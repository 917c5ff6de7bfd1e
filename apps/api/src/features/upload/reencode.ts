import { MAX_UPLOAD_FILES, PICTURE_HEAD_BYTES, pictureTypeOf, uploadTypes } from '@mallard/domain/rules';
import { createPictureProcess } from '../../gateways/pictures/createPictureProcess.ts';
import type { OwnPicture, PictureFault } from '../../gateways/pictures/pictureTasks.ts';

export type { OwnPicture } from '../../gateways/pictures/pictureTasks.ts';

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
export async function reencode(file: Blob): Promise<OwnPicture | PictureFault> {
  const type = pictureTypeOf(new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()));
  if (!uploadTypes.some((accepted) => accepted === type)) return 'FILE_TYPE';
  return pictures.run(async () => ({ task: 'reencode', bytes: new Uint8Array(await file.arrayBuffer()) }));
}
