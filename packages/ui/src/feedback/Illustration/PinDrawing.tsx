import { Pond } from './Pond.tsx';
import * as paints from './paints.ts';
import { Reeds } from './Reeds.tsx';

/** A pin on an islet, for no addresses. */
export function PinDrawing() {
  return (
    <Pond>
      <path d="M66 131c8-12 26-18 54-18s46 6 54 18z" {...paints.isle} />
      <path d="M120 116c-14-20-27-33-27-51a27 27 0 0 1 54 0c0 18-13 31-27 51z" {...paints.head} />
      <circle cx="120" cy="65" r="11" {...paints.white} />
      <Reeds transform="translate(168 128) scale(.62)" />
      <Reeds transform="translate(76 129) scale(.4)" />
    </Pond>
  );
}
