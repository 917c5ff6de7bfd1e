import { type Uploaded, uploadImage, uploadImages, uploadReviewPhotos } from '@mallard/domain/contract';
import { type PictureSize, pictureSize } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import { handleMember, type OfflineCall, type OfflineRoute, type SignedInUser } from '../calls/offlineCall.ts';
import { generateId } from '../state/generateIds.ts';

const options = {
  prepare: ({ body }: { body: { files: Blob[] } }) => readSizes(body.files),
};

export const uploadRoutes: OfflineRoute[] = [
  handleMember(
    uploadImage,
    ({ body }, call, sizes) => {
      const [uploaded] = keep(body.files, sizes, call);
      if (!uploaded) throw new TypeError('A picture was neither kept nor refused');
      return uploaded;
    },
    options,
  ),
  handleMember(uploadImages, ({ body }, call, sizes) => keep(body.files, sizes, call), options),
  handleMember(uploadReviewPhotos, ({ body }, call, sizes) => keep(body.files, sizes, call), options),
];

/**
 * Validates pictures before they are stored.
 *
 * @throws {Refusal} UPLOAD_REJECTED with the invalid fields (`files.0`)
 */
async function readSizes(files: readonly Blob[]): Promise<PictureSize[]> {
  const read = await Promise.all(files.map(async (file) => pictureSize(new Uint8Array(await file.arrayBuffer()))));
  const faults = read.flatMap((size, index) => (typeof size === 'string' ? [[`files.${index}`, size]] : []));
  if (faults.length > 0) throw refuse('UPLOAD_REJECTED', { fields: Object.fromEntries(faults) });
  return read.filter((size) => typeof size !== 'string');
}

function keep(files: readonly Blob[], sizes: readonly PictureSize[], call: OfflineCall<SignedInUser>): Uploaded[] {
  const { state, settings, caller } = call;
  return files.flatMap((file, index) => {
    const size = sizes[index];
    if (!size) return [];
    const uploaded = { id: generateId(state), url: settings.pictureUrl(file), ...size };
    state.uploads.push({ ...uploaded, userId: caller.user.id });
    return [uploaded];
  });
}
