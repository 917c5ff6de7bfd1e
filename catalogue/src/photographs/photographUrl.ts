import { photographs } from './manifest.ts';
import { fileOf, type PhotographFacts, type PhotographType, photographTypes } from './photograph.ts';

const FOLDER = '/media/pictures/';
const FORM = /^([a-z0-9-]+\/[a-z0-9-]+)-(\d{2,4})\.([0-9a-f]{10})\.([a-z]{4})$/;

/** A file that a photograph's address stands for. */
export interface PhotographFile {
  /** Path within the folder of pictures. */
  path: string;
  type: PhotographType;
  /** Changes with the file's bytes. */
  hash: string;
  /** Whether the address names these very bytes, and not those of an earlier take. */
  isCurrent: boolean;
}

/** Path of one file of a photograph: `/media/pictures/<product>/<view>-<width>.<hash>.<type>`. */
export function photographUrl(name: string, { hash }: PhotographFacts, width: number, type: PhotographType): string {
  return `${FOLDER}${name}-${width}.${hash}.${type}`;
}

/**
 * Reads a path made by `photographUrl`, also one that was made before the photograph was taken anew.
 *
 * @param known what there is; the shop's own photographs unless a test brings others
 * @returns `null` for every other path
 */
export function findPhotograph(
  path: string,
  known: ReadonlyMap<string, PhotographFacts> = photographs,
): PhotographFile | null {
  if (!path.startsWith(FOLDER)) return null;
  const [, name = '', digits, hash, ending] = FORM.exec(path.slice(FOLDER.length)) ?? [];
  const facts = known.get(name);
  const type = photographTypes.find((one) => one === ending);
  const width = facts?.widths.find((one) => String(one) === digits);
  if (!facts || !type || width === undefined) return null;
  return { path: fileOf(name, width, type), type, hash: facts.hash, isCurrent: hash === facts.hash };
}
