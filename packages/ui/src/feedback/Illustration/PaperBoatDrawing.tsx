import { Pond } from './Pond.tsx';
import * as paints from './paints.ts';

/** A boat folded from a coupon, for no coupons. */
export function PaperBoatDrawing() {
  return (
    <Pond>
      <path d="M62 96h116l-20 33c-1 2-3 3-5 3H87c-2 0-4-1-5-3z" {...paints.paperDark} />
      <path d="M120 46l38 50H82z" {...paints.paperMid} />
      <path d="M120 46v50H82z" {...paints.paperPale} />
      <path d="M62 96h116l-14 24c-30-3-60-3-88 0z" {...paints.paper} />
      <path d="M94 109h52" {...paints.perforation} />
      <path d="M129 73l-17 18" {...paints.percent} />
      <circle cx="112" cy="77" r="3.6" {...paints.percent} />
      <circle cx="128" cy="87" r="3.6" {...paints.percent} />
    </Pond>
  );
}
