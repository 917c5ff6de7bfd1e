import type { Uploaded } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { FileRefusal } from '@mallard/domain/rules';

/** How far a picture has come: waiting its turn or for the network, on its way, refused on the way, kept by the server. */
export type UploadStatus = 'queued' | 'uploading' | 'failed' | 'done';

/** One picture, in the shape that `Uploader` of `@mallard/ui` shows; the app has the words for `failure`. */
export interface UploadItem {
  id: string;
  name: string;
  status: UploadStatus;
  /** Share that has been sent, 0 to 100; `undefined` while nobody knows. */
  progress: number | undefined;
  /** Why it failed; only while `failed`. */
  failure: ApiError | null;
  /** The file; `null` of a picture from before. */
  file: File | null;
  /** What the server keeps; only once `done`. */
  uploaded: Uploaded | null;
}

export interface UploadInput {
  /** Makes an id of an item: `createUuid`. */
  createId: () => string;
  /** Uploads that run at the same time. @default 3 */
  atOnce?: number;
  /** Most pictures. @default 9 */
  maxFiles?: number;
  /** Most bytes of one. @default 5 MB */
  maxBytes?: number;
  /** Media types that are taken. @default JPEG, PNG and WebP */
  accept?: readonly string[];
  /** Pictures that the server keeps already, in order. @default none */
  uploaded?: readonly Uploaded[];
  /** Whether the shop can be reached, as far as known. @default true */
  isOnline?: boolean;
}

export interface RefusedFile {
  file: File;
  reason: FileRefusal;
}

export interface UploadContext {
  createId: () => string;
  atOnce: number;
  maxFiles: number | undefined;
  maxBytes: number | undefined;
  accept: readonly string[] | undefined;
  isOnline: boolean;
  /** All pictures, in the shopper's order. */
  items: readonly UploadItem[];
  /** What of the last choice was not taken. */
  refused: readonly RefusedFile[];
}

export type UploadEvent =
  | { type: 'files.add'; files: readonly File[] }
  /** A failed one is queued again. */
  | { type: 'item.retry'; id: string }
  /** Taken out; one on its way is cancelled. */
  | { type: 'item.remove'; id: string }
  /** Ids in their new order; those that are left out come last. */
  | { type: 'items.reorder'; ids: readonly string[] }
  /** From the upload itself: share of 100 that was sent; no number where it does not know. */
  | { type: 'item.progressed'; id: string; progress: number }
  | { type: 'network.changed'; isOnline: boolean };

export type UploadEmitted =
  | { type: 'item.done'; id: string; uploaded: Uploaded }
  | { type: 'item.failed'; id: string; error: ApiError }
  | { type: 'files.refused'; refused: readonly RefusedFile[] };

/** What an upload is started with. */
export interface UploadRequest {
  file: File;
  /** To be told what share of 100 was sent: `(100 * loaded) / total`; `NaN`, where there is no total, stands for not known. */
  onProgress: (progress: number) => void;
}
