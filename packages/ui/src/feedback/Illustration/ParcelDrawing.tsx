import { Pond } from './Pond.tsx';
import * as paints from './paints.ts';

/** A parcel with a feather, for no orders. */
export function ParcelDrawing() {
  return (
    <Pond>
      <g transform="rotate(-4 120 110) translate(0 -2)">
        <path d="M76 78l44-12 44 12v48l-44 8-44-8z" {...paints.wicker} />
        <path d="M76 78l44 12v44l-44-8z" {...paints.cardboard} />
        <path d="M76 78l44-12 44 12-44 12z" {...paints.cardboardTop} />
        <path d="M94 73l44 12v20l-9 2.400V87.500L85 75.500z" {...paints.pale} />
      </g>
      <g transform="translate(150 36) rotate(24)">
        <path d="M0 40C-10 26-9 8 2-6 12 8 12 26 0 40z" {...paints.belly} />
        <path d="M-7 20c5-3 11-3 15 0l-1 7c-4-3-9-3-12 0z" {...paints.wingPatch} />
        <path d="M1-2L0 52" {...paints.quill} />
      </g>
    </Pond>
  );
}
