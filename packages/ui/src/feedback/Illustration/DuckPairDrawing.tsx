import { Duck } from './Duck.tsx';
import { Pond } from './Pond.tsx';
import * as paints from './paints.ts';

/** Two affectionate ducks, for no favorites. */
export function DuckPairDrawing() {
  return (
    <Pond sky={null}>
      <Duck transform="translate(34 130) scale(.92)" />
      <Duck transform="translate(206 130) scale(-.78 .78)" isHen />
      <path d="M126 34c-5-8-17-5-17 4 0 8 10 13 17 19 7-6 17-11 17-19 0-9-12-12-17-4z" {...paints.heart} />
    </Pond>
  );
}
