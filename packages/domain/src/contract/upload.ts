import * as v from 'valibot';
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES } from '../rules/uploadLimits.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, listOf, text } from './scalars.ts';

export { MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES, uploadTypes } from '../rules/uploadLimits.ts';

/** The declared media type is not trusted: a back end checks the first bytes and refuses with `FILE_TYPE`. */
const file = v.pipe(v.blob('FILE'), v.maxSize(MAX_UPLOAD_BYTES, 'FILE_SIZE'));

/** The multipart form of an upload: the field `files`, once per picture. */
export const uploadForm = v.strictObject({ files: listOf(file, MAX_UPLOAD_FILES, 1) });

export const uploaded = v.object({
  id,
  url: text(500, 1),
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type Uploaded = v.InferOutput<typeof uploaded>;

export const uploadImage = defineEndpoint({
  name: 'uploadImage',
  area: 'upload',
  method: 'POST',
  path: '/api/upload/image',
  summary: 'Uploads one picture: JPEG, PNG or WebP, at most 5 MB.',
  access: 'member',
  owns: null,
  repeat: 'never',
  encoding: 'multipart',
  body: v.strictObject({ files: listOf(file, 1, 1) }),
  data: uploaded,
});

export const uploadImages = defineEndpoint({
  name: 'uploadImages',
  area: 'upload',
  method: 'POST',
  path: '/api/upload/images',
  summary: 'Uploads up to nine pictures: JPEG, PNG or WebP, at most 5 MB each.',
  access: 'member',
  owns: null,
  repeat: 'never',
  encoding: 'multipart',
  body: uploadForm,
  data: listOf(uploaded, MAX_UPLOAD_FILES),
});
