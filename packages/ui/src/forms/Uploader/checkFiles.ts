/** Why a file was not taken: wrong kind, too large, nothing in it, here already, or one too many. */
export type RefusalReason = 'type' | 'size' | 'empty' | 'duplicate' | 'count';

/** A file that was not taken. */
export interface Refusal {
  /** Tells it from the others of one choice, of which several may have the same name. */
  key: string;
  file: File;
  reason: RefusalReason;
}

/** What an `Uploader` takes. */
export interface UploadLimits {
  /** Media types, for example `image/png`, or a whole family, `image/*`. */
  accept: readonly string[];
  /** Most bytes of one file. */
  maxSize: number;
  /** How many more files there is room for. */
  room: number;
  /** Files that are here already. */
  present: readonly Blob[];
}

/**
 * Parts files into those that are taken and those that are not, each with its reason. Files beyond the room are counted
 * last, so that a wrong file never takes the place of a right one.
 *
 * @param files in the order in which they were chosen
 */
export function checkFiles(files: readonly File[], limits: UploadLimits): { taken: File[]; refused: Refusal[] } {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const [place, file] of files.entries()) {
    const key = `${place} ${file.name}`;
    const reason = reasonAgainst(file, [...limits.present, ...taken], limits);
    if (reason) refused.push({ key, file, reason });
    else if (taken.length >= limits.room) refused.push({ key, file, reason: 'count' });
    else taken.push(file);
  }
  return { taken, refused };
}

function reasonAgainst(file: File, present: readonly Blob[], limits: UploadLimits): RefusalReason | undefined {
  if (!limits.accept.some((type) => isOfType(file.type, type))) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > limits.maxSize) return 'size';
  return present.some((other) => isSame(file, other)) ? 'duplicate' : undefined;
}

function isOfType(type: string, wanted: string): boolean {
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

function isSame(file: File, other: Blob): boolean {
  if (file === other) return true;
  return (
    other instanceof File &&
    file.name === other.name &&
    file.size === other.size &&
    file.lastModified === other.lastModified
  );
}
