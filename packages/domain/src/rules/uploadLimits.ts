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
  /** Media types, for example `image/png`, or a whole family, `image/*`. @default {@link uploadTypes} */
  accept?: readonly string[];
  /** Most bytes of one file. @default {@link MAX_UPLOAD_BYTES} */
  maxBytes?: number;
  /** Most files, those that are here included. @default {@link MAX_UPLOAD_FILES} */
  maxFiles?: number;
  /** Files that are here already. */
  present: readonly File[];
  /** How many there are in all, where some are no files any more. @default those `present` */
  count?: number;
  /** What a file was made of, such as the large photo that it is a smaller copy of: by that it is known again. @default itself */
  originalOf?: (file: File) => FileFacts;
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
    originalOf = (file) => file,
  }: UploadLimits<File>,
): { taken: File[]; refused: { file: File; reason: FileRefusal }[] } {
  const room = maxFiles - (count ?? present.length);
  const taken: File[] = [];
  const refused: { file: File; reason: FileRefusal }[] = [];
  for (const file of files) {
    const isHere = [...present, ...taken].some((other) => isSameFile(originalOf(file), originalOf(other)));
    const fault = faultOf(file, accept, maxBytes) ?? (isHere ? 'duplicate' : null);
    const reason = fault ?? (taken.length < room ? null : 'count');
    if (reason === null) taken.push(file);
    else refused.push({ file, reason });
  }
  return { taken, refused };
}

function faultOf({ type, size }: FileFacts, accept: readonly string[], maxBytes: number): FileRefusal | null {
  if (!accept.some((wanted) => isOfType(type, wanted))) return 'type';
  if (size === 0) return 'empty';
  return size > maxBytes ? 'size' : null;
}

function isOfType(type: string, wanted: string): boolean {
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

function isSameFile(a: FileFacts, b: FileFacts): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}
