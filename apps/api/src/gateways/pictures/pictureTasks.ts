/** Reason why a picture is rejected; an error code of a field. */
export type PictureFault = 'FILE_TYPE' | 'FILE_DIMENSIONS' | 'FILE_CORRUPT';

/** Re-encoded picture: WebP without metadata. */
export interface OwnPicture {
  bytes: Uint8Array<ArrayBuffer>;
  /** Size in pixels, after rotation by the EXIF orientation. */
  width: number;
  height: number;
}

/** Results of the tasks of the picture process, by name. */
export interface PictureTasks {
  /** Re-encodes a picture, which removes metadata and data that is hidden in the file. */
  reencode: OwnPicture | PictureFault;
  /** Converts a picture to a JPEG of a fixed size; `null` if it can't be decoded. */
  preview: Uint8Array<ArrayBuffer> | null;
}

/** Request to the picture process. It runs one task at a time. */
export type PictureRequest =
  | { task: 'reencode'; bytes: Uint8Array }
  | { task: 'preview'; bytes: Uint8Array; width: number; height: number };

/** Response of the picture process. */
export type PictureReply = { result: PictureTasks[keyof PictureTasks] } | { error: 'TIMEOUT' };
