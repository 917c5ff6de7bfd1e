import { Pond } from './Pond.tsx';
import * as paints from './paints.ts';

/** A letter in a bottle, for no notifications. */
export function BottleDrawing() {
  return (
    <Pond>
      <g transform="rotate(-14 120 108)">
        <path
          d="M70 90h76c5 0 8 2 12 6l8 4h16v20h-16l-8 4c-4 4-7 6-12 6H70c-8 0-13-5-13-13v-14c0-8 5-13 13-13z"
          {...paints.glass}
        />
        <rect x="180" y="97" width="14" height="26" rx="3" {...paints.wicker} />
        <path d="M74 99h62c3 0 5 2 5 5v14c0 3-2 5-5 5H74z" {...paints.pale} />
        <path d="M88 106h40M88 115h28" {...paints.quill} />
        <ellipse cx="75" cy="111" rx="5" ry="12" {...paints.belly} />
        <path d="M68 95h58" {...paints.gloss} />
      </g>
    </Pond>
  );
}
