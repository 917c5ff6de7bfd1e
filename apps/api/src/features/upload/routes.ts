import { uploadImage, uploadImages } from '@mallard/domain/contract';
import { handleMember, type Route } from '../../http/handle.ts';
import { storeUploads } from './storeUploads.ts';
import { uploadOptions } from './uploadOptions.ts';

export const uploadRoutes: Route[] = [
  handleMember(
    uploadImage,
    async ({ body }, call) => {
      const [uploaded] = await storeUploads(body.files, call);
      if (!uploaded) throw new Error('storeUploads returned no picture');
      return uploaded;
    },
    uploadOptions,
  ),
  handleMember(uploadImages, ({ body }, call) => storeUploads(body.files, call), uploadOptions),
];
