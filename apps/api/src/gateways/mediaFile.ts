/** A picture under `/media`. */
export interface MediaFile {
  /** Value of the `Content-Type` header. */
  type: string;
  /** Hash of the content. */
  hash: string;
  /** Whether the URL contains the current hash, so that the response can be cached permanently. */
  isCurrent: boolean;
  read: () => Promise<Uint8Array<ArrayBuffer>>;
}
