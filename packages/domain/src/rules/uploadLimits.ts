/** Most bytes of one picture. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** Most pictures of one thing, such as a review. */
export const MAX_UPLOAD_FILES = 9;
/** Media types that are taken. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** What is looked at of a file, as browsers tell it. */
export interface FileFacts {
  readonly name: string;
  /** Media type; the server looks at the content instead. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly lastModified: number;
}

export const fileRefusals = ['type', 'empty', 'size', 'duplicate', 'count'] as const;
/** Why a file is not taken: wrong kind, nothing in it, too large, here already, or one too many. */
export type FileRefusal = (typeof fileRefusals)[number];

export interface UploadLimits<File extends FileFacts = FileFacts> {
  /** Media types. @default {@link uploadTypes} */
  accept?: readonly string[];
  /** Most bytes of one file. @default {@link MAX_UPLOAD_BYTES} */
  maxBytes?: number;
  /** Most files, those that are here included. @default {@link MAX_UPLOAD_FILES} */
  maxFiles?: number;
  /** Files that are here already. */
  present: readonly File[];
  /** How many there are in all, where some are no files any more. @default those `present` */
  count?: number;
}

/**
 * Parts files into those that may be uploaded and those that may not, each with its reason. What is wrong with a file comes
 * before the lack of room, so that a wrong file never takes the place of a right one.
 *
 * @param files in the order in which they were chosen, which both results keep
 */
export function checkFiles<File extends FileFacts>(
  files: readonly File[],
  {
    accept = uploadTypes,
    maxBytes = MAX_UPLOAD_BYTES,
    maxFiles = MAX_UPLOAD_FILES,
    present,
    count,
  }: UploadLimits<File>,
): { taken: File[]; refused: { file: File; reason: FileRefusal }[] } {
  const room = maxFiles - (count ?? present.length);
  const taken: File[] = [];
  const refused: { file: File; reason: FileRefusal }[] = [];
  for (const file of files) {
    const reason = faultOf(file, accept, maxBytes, [...present, ...taken]) ?? (taken.length < room ? null : 'count');
    if (reason === null) taken.push(file);
    else refused.push({ file, reason });
  }
  return { taken, refused };
}

function faultOf(
  file: FileFacts,
  accept: readonly string[],
  maxBytes: number,
  others: readonly FileFacts[],
): FileRefusal | null {
  if (!accept.includes(file.type)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'size';
  return others.some((other) => isSameFile(file, other)) ? 'duplicate' : null;
}

function isSameFile(a: FileFacts, b: FileFacts): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}
