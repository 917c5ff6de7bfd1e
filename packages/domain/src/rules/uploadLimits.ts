/** Maximum bytes of one picture. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** Maximum number of pictures, for example of a review. */
export const MAX_UPLOAD_FILES = 9;
/** Accepted media types. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The checked properties of a file, from the browser. */
export interface FileProperties {
  readonly name: string;
  /** Media type; the server checks the content instead. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly lastModified: number;
}

export const fileRefusals = ['type', 'empty', 'size', 'duplicate', 'count'] as const;
/** Why a file is refused: wrong type, empty, too large, a duplicate, or one too many. */
export type FileRefusal = (typeof fileRefusals)[number];

export interface UploadLimits<File extends FileProperties = FileProperties> {
  /** Media types, for example `image/png`, or a whole family, `image/*`. @default {@link uploadTypes} */
  accept?: readonly string[];
  /** Maximum bytes of one file. @default {@link MAX_UPLOAD_BYTES} */
  maxBytes?: number;
  /** Maximum number of files, including `present` ones. @default {@link MAX_UPLOAD_FILES} */
  maxFiles?: number;
  /** Files that were chosen before. */
  present: readonly File[];
  /** Their total number, if some are no longer files. @default the number of `present` */
  count?: number;
  /**
   * Returns the original of a file, such as the large photo of a smaller copy, to detect duplicates. @default itself
   */
  originalOf?: (file: File) => FileProperties;
}

/**
 * Splits files into accepted and refused ones, each with its reason. Other reasons come before the number, so that an
 * invalid file never takes the place of a valid one.
 *
 * @param files in the order of choice, which both results keep
 */
export function checkFiles<File extends FileProperties>(
  files: readonly File[],
  {
    accept = uploadTypes,
    maxBytes = MAX_UPLOAD_BYTES,
    maxFiles = MAX_UPLOAD_FILES,
    present,
    count,
    originalOf = (file) => file,
  }: UploadLimits<File>,
): { accepted: File[]; refused: { file: File; reason: FileRefusal }[] } {
  const room = maxFiles - (count ?? present.length);
  const accepted: File[] = [];
  const refused: { file: File; reason: FileRefusal }[] = [];
  for (const file of files) {
    const isHere = [...present, ...accepted].some((other) => isSameFile(originalOf(file), originalOf(other)));
    const fault = faultOf(file, accept, maxBytes) ?? (isHere ? 'duplicate' : null);
    const reason = fault ?? (accepted.length < room ? null : 'count');
    if (reason === null) accepted.push(file);
    else refused.push({ file, reason });
  }
  return { accepted, refused };
}

function faultOf({ type, size }: FileProperties, accept: readonly string[], maxBytes: number): FileRefusal | null {
  if (!accept.some((acceptedType) => isOfType(type, acceptedType))) return 'type';
  if (size === 0) return 'empty';
  return size > maxBytes ? 'size' : null;
}

function isOfType(type: string, acceptedType: string): boolean {
  return acceptedType.endsWith('/*') ? type.startsWith(acceptedType.slice(0, -1)) : type === acceptedType;
}

function isSameFile(a: FileProperties, b: FileProperties): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}
