/** Formats that every photograph has, best first. */
export const photographTypes = ['avif', 'webp'] as const;
/** A format, as the end of a file's name. */
export type PhotographType = (typeof photographTypes)[number];

/** What the manifest says of a photograph. */
export interface PhotographFacts {
  /** Of the largest file, in px. */
  width: number;
  height: number;
  /** Widths that there are files of, in px, in rising order; each in every format. */
  widths: number[];
  /** The backdrop's colour, `#rrggbb`. */
  color: string;
  /** The photograph in a few pixels: WebP in base64, without the head of a data URI. */
  placeholder: string;
  /** Changes with the bytes of any of its files. */
  hash: string;
}

/** Path of a file within the folder of pictures. `name` is `<product>/<view>`. */
export function fileOf(name: string, width: number, type: PhotographType): string {
  return `${name}-${width}.${type}`;
}
