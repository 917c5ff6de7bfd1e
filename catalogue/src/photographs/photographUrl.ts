import { photographs } from './manifest.ts';
import { fileOf, type PhotographFacts, type PhotographType, photographTypes } from './photograph.ts';

const FOLDER = '/media/pictures/';
const FORM = /^([a-z0-9-]+\/[a-z0-9-]+)-(\d{2,4})\.([0-9a-f]{10})\.([a-z]{4})$/;

/** File of a photograph. */
export interface PhotographFile {
  /** Path in the folder of pictures. */
  path: string;
  type: PhotographType;
  /** Hash of all files of the photograph. */
  hash: string;
  /** Whether the hash in the URL is the current one, and not one of an earlier version. */
  isCurrent: boolean;
}

/** Returns the URL path of a file of a photograph: `/media/pictures/<product>/<view>-<width>.<hash>.<type>`. */
export function photographUrl(name: string, { hash }: PhotographFacts, width: number, type: PhotographType): string {
  return `${FOLDER}${name}-${width}.${hash}.${type}`;
}

/**
 * Parses a path of `photographUrl`, also one of an earlier version of the photograph.
 *
 * @param manifest photographs by name; those of the shop by default
 * @returns `null` for any other path
 */
export function findPhotograph(
  path: string,
  manifest: ReadonlyMap<string, PhotographFacts> = photographs,
): PhotographFile | null {
  if (!path.startsWith(FOLDER)) return null;
  const [, name = '', digits, hash, extension] = FORM.exec(path.slice(FOLDER.length)) ?? [];
  const facts = manifest.get(name);
  const type = photographTypes.find((photographType) => photographType === extension);
  const width = facts?.widths.find((photographWidth) => String(photographWidth) === digits);
  if (!facts || !type || width === undefined) return null;
  return { path: fileOf(name, width, type), type, hash: facts.hash, isCurrent: hash === facts.hash };
}
