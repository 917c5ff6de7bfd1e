import type { Uploaded } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { FileRefusal } from '@mallard/domain/rules';

/** The state of a picture: queued for its turn or for the network, in flight, failed, or uploaded. */
export type UploadStatus = 'queued' | 'uploading' | 'failed' | 'done';

/** One picture, in the shape of `Uploader` of `@mallard/ui`. The app has messages for `failure`. */
export interface UploadItem {
  id: string;
  name: string;
  status: UploadStatus;
  /** Uploaded share in percent; `undefined` if unknown. */
  progress: number | undefined;
  /** Why it failed; only while `failed`. */
  failure: ApiError | null;
  /** The file; `null` for a picture that was uploaded before. */
  file: File | null;
  /** The picture at the server; only while `done`. */
  uploaded: Uploaded | null;
}

export interface UploadInput {
  /** Creates an id of an item: `createUuid`. */
  createId: () => string;
  /** Number of parallel uploads. @default 3 */
  atOnce?: number;
  /** Maximum number of pictures. @default 9 */
  maxFiles?: number;
  /** Maximum bytes of one. @default 5 MB */
  maxBytes?: number;
  /** Accepted media types. @default JPEG, PNG and WebP */
  accept?: readonly string[];
  /** Pictures that were uploaded before, in order. @default none */
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
  /** Refused files of the last choice. */
  refused: readonly RefusedFile[];
}

export type UploadEvent =
  | { type: 'files.add'; files: readonly File[] }
  /** Queues a failed item again. */
  | { type: 'item.retry'; id: string }
  /** Removes an item and cancels its upload. */
  | { type: 'item.remove'; id: string }
  /** Ids in their new order; missing ones come last. */
  | { type: 'items.reorder'; ids: readonly string[] }
  /** Progress of an upload in percent; not a number if unknown. */
  | { type: 'item.progressed'; id: string; progress: number }
  | { type: 'network.changed'; isOnline: boolean };

export type UploadEmitted =
  | { type: 'item.done'; id: string; uploaded: Uploaded }
  | { type: 'item.failed'; id: string; error: ApiError }
  | { type: 'files.refused'; refused: readonly RefusedFile[] };

/** Input of an upload. */
export interface UploadRequest {
  file: File;
  /** Reports progress in percent: `(100 * loaded) / total`; `NaN` without a total, which means unknown. */
  onProgress: (progress: number) => void;
}
