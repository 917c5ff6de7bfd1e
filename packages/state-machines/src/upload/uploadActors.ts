import type { Uploaded } from '@mallard/domain/contract';
import { fromPromise } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import type { UploadRequest } from './uploadTypes.ts';

/** Effects that the app provides to the upload machine. */
export interface UploadEffects {
  /**
   * Uploads one picture (`uploadImage`). The signal aborts when the shopper removes the picture. The machine never
   * retries it.
   */
  upload: Effect<Uploaded, UploadRequest>;
}

/**
 * Creates the machine's actors from an async function.
 *
 * @example uploadMachine.provide({ actors: uploadActors({ upload }) })
 */
export function uploadActors({ upload }: UploadEffects) {
  return { upload: fromPromise<Uploaded, UploadRequest>(upload) };
}
