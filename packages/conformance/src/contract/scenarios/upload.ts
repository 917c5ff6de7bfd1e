import { uploadImage, uploadImages } from '@mallard/domain/contract';
import { testPicture } from '@mallard/domain/testing';
import { type Scenario, simply } from '../scenario.ts';

/** Scenarios of uploads. */
export const uploadScenarios: readonly Scenario[] = [
  simply(uploadImage, { body: { files: [testPicture()] } }),
  simply(uploadImages, { body: { files: [testPicture(), testPicture()] } }),
];
