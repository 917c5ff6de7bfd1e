import { DuckHead } from './DuckHead.tsx';
import { Pond } from './Pond.tsx';
import * as paints from './paints.ts';

/** A drake in an empty basket, for an empty cart. */
export function BasketDrawing() {
  return (
    <Pond>
      <path d="M84 84c2-34 14-52 36-52s34 18 36 52" {...paints.handle} />
      <DuckHead transform="translate(94 40) scale(1.75)" />
      <path d="M70 82h100l-9 44c-1 4-4 6-8 6H87c-4 0-7-2-8-6z" {...paints.wicker} />
      <path d="M74 99h92M78 115h84M94 84l4 46M120 84v46M146 84l-4 46" {...paints.weave} />
      <rect x="64" y="76" width="112" height="11" rx="5.5" {...paints.wickerDark} />
    </Pond>
  );
}
