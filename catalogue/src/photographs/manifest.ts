import manifest from '../../pictures/manifest.json' with { type: 'json' };
import type { PhotographFacts } from './photograph.ts';

/** All photographs by name, `<product>/<view>`. The file is written by `imagery/encode.ts`. */
export const photographs: ReadonlyMap<string, PhotographFacts> = new Map(
  Object.entries(manifest as Readonly<Record<string, PhotographFacts>>),
);
