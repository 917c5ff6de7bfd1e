import * as v from 'valibot';
import { text } from './scalars.ts';

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8192));

/** A picture with its reserved size, so that nothing moves when it arrives. */
export const picture = v.object({
  url: text(500, 1),
  alt: text(200),
  width: side,
  height: side,
  /** Other widths and formats of the same picture, best format first. */
  sources: v.optional(v.array(v.object({ url: text(500, 1), type: text(40, 1), width: side })), []),
  /** The dominant colour, `#rrggbb`, shown until the picture is there. */
  color: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))),
  /** The picture in a few pixels, as a data URI of a hundred letters or two, drawn large and blurred until it is there. */
  placeholder: v.optional(
    v.nullable(v.pipe(text(1000, 1), v.regex(/^data:image\/[a-z]+;base64,[\w+/]+={0,2}$/))),
    null,
  ),
});
export type Picture = v.InferOutput<typeof picture>;
