import * as v from 'valibot';
import { text } from './scalars.ts';

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8192));

/**
 * A URL of a picture: absolute, or a path that begins with `/` and resolves against the origin of the API, so that a server need
 * not know its own origin.
 */
const pictureUrl = text(500, 1);

/** A picture with its size, which prevents layout shifts while it loads. */
export const picture = v.object({
  url: pictureUrl,
  alt: text(200),
  width: side,
  height: side,
  /** Other widths and formats of the same picture, best format first. */
  sources: v.optional(v.array(v.object({ url: pictureUrl, type: text(40, 1), width: side })), []),
  /** The dominant color, `#rrggbb`, shown until the picture is loaded. */
  color: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))),
  /**
   * A tiny version of the picture as a data URI of 100 to 200 characters, shown enlarged and blurred until the picture
   * is loaded.
   */
  placeholder: v.optional(
    v.nullable(v.pipe(text(1000, 1), v.regex(/^data:image\/[a-z]+;base64,[\w+/]+={0,2}$/))),
    null,
  ),
});
export type Picture = v.InferOutput<typeof picture>;
