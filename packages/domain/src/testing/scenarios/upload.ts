import { uploadImage, uploadImages } from '../../contract/upload.ts';
import { type Scenario, simply } from '../scenario.ts';
import { testPicture } from '../testPicture.ts';

/** Pictures. */
export const uploadScenarios: readonly Scenario[] = [
  simply(uploadImage, { body: { files: [testPicture()] } }),
  simply(uploadImages, { body: { files: [testPicture(), testPicture()] } }),
];
