/** Stage of an upload: selected, waiting for its turn or for the network, uploading, failed, stored by the server. */
export type UploadStatus = 'idle' | 'queued' | 'uploading' | 'failed' | 'done';

/** One photo of an `Uploader`. */
export interface UploadItem {
  /** Identifies the photo in every event. */
  id: string;
  /** Name of the file. */
  name: string;
  /** Stage of the upload. */
  status: UploadStatus;
  /** Percentage that has been sent, 0 to 100; leave it out while it is unknown. Only used while `uploading`. */
  progress?: number | undefined;
  /** Why it failed, in words for the shopper. Only used while `failed`. */
  errorMessage?: string | undefined;
  /** The file, shown as long as it is set. */
  file?: Blob | undefined;
  /** URL of the picture once the server has it; used when there is no `file`. */
  url?: string | undefined;
}
