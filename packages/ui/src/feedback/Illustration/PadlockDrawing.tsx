import { Pond } from './Pond.tsx';
import * as paints from './paints.ts';
import { Reeds } from './Reeds.tsx';

/** A padlock among reeds, for a page without access. */
export function PadlockDrawing() {
  return (
    <Pond>
      <Reeds transform="translate(70 129) scale(.9)" />
      <Reeds transform="translate(176 129) scale(-.8 .8)" />
      <path d="M106 92V78a14 14 0 0 1 28 0v14" {...paints.shackle} />
      <rect x="94" y="88" width="52" height="44" rx="9" {...paints.paper} />
      <path d="M120 106v10" {...paints.keyhole} />
    </Pond>
  );
}
