import type { Uploaded } from '@mallard/domain/contract';
import { fromPromise } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import type { UploadRequest } from './uploadTypes.ts';

/** What the upload machine asks of the app. */
export interface UploadEffects {
  /** Sends one picture (`uploadImage`); its signal aborts when the shopper takes the picture out. It is never repeated by itself. */
  upload: Effect<Uploaded, UploadRequest>;
}

/** The machine's actors made of a plain async function: `uploadMachine.provide({ actors: uploadActors({ upload }) })`. */
export function uploadActors({ upload }: UploadEffects) {
  return { upload: fromPromise<Uploaded, UploadRequest>(upload) };
}
