/**
 * How far a photo has come: chosen, waiting its turn (or for the network), on its way, refused on the way, kept by the server.
 */
export type UploadStatus = 'idle' | 'queued' | 'uploading' | 'failed' | 'done';

/** One photo of an `Uploader`. */
export interface UploadItem {
  /** Names the photo in every event. */
  id: string;
  /** Name of the file, as its owner knows it. */
  name: string;
  /** How far it has come. */
  status: UploadStatus;
  /** Share that has been sent, 0 to 100; left out while nobody knows. Only looked at while `uploading`. */
  progress?: number | undefined;
  /** Why it failed, in words for the shopper. Only looked at while `failed`. */
  errorMessage?: string | undefined;
  /** The file, shown until it is gone. */
  file?: Blob | undefined;
  /** Address of the picture once the server has it; shown when there is no `file`. */
  url?: string | undefined;
}
