import manifest from '../../pictures/manifest.json' with { type: 'json' };
import type { PhotographFacts } from './photograph.ts';

/** Every photograph that there is, by its name `<product>/<view>`. Written by `imagery/encode.ts`. */
export const photographs: ReadonlyMap<string, PhotographFacts> = new Map(
  Object.entries(manifest as Readonly<Record<string, PhotographFacts>>),
);
