/** Formats of every photograph, best first. */
export const photographTypes = ['avif', 'webp'] as const;
/** A format, which is also the file extension. */
export type PhotographType = (typeof photographTypes)[number];

/** Facts about a photograph in the manifest. */
export interface PhotographFacts {
  /** Width of the largest file, in px. */
  width: number;
  height: number;
  /** Widths of the files in px, ascending. Each width exists in every format. */
  widths: number[];
  /** Background color, `#rrggbb`. */
  color: string;
  /** A tiny version of the photograph: WebP in base64, without the prefix of a data URI. */
  placeholder: string;
  /** Hash of all its files. */
  hash: string;
}

/** Returns the path of a file in the folder of pictures. @param name `<product>/<view>` */
export function fileOf(name: string, width: number, type: PhotographType): string {
  return `${name}-${width}.${type}`;
}
