/** A picture that is served under `/media`. */
export interface MediaFile {
  /** Media type, as the header says it. */
  type: string;
  /** Changes with the bytes. */
  hash: string;
  /** Whether the address names these very bytes, so that they may be kept for good. */
  isCurrent: boolean;
  read: () => Promise<Uint8Array<ArrayBuffer>>;
}
