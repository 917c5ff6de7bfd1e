import * as paints from './paints.ts';

interface DuckHeadProps {
  /** Position as an SVG `transform`. It is 32 by 25 px and faces right. */
  transform: string;
  /** Whether it is the brown head of a hen. @default false */
  isHen?: boolean | undefined;
}

/** Head, collar and bill of the brand mark. */
export function DuckHead({ transform, isHen = false }: DuckHeadProps) {
  return (
    <g transform={transform}>
      <path d="M6.5 21.2h14.3l.5 3.4H6.4z" {...(isHen ? paints.pale : paints.white)} />
      <path
        d="M13.4 1.2c5.3 0 9.5 4.1 9.5 9 0 3-1 4.3-1.8 5.9-.7 1.4-.6 3-.3 5.1H6.5c.3-2.5.1-3.8-.7-5.3C4.7 14 3.9 12.5 3.9 10.2c0-4.9 4.2-9 9.5-9z"
        {...(isHen ? paints.hen : paints.head)}
      />
      <path d="M22.3 8c2.7.2 6 1.8 8.4 3.3 1 .6.7 1.9-.4 2.1-2.9.6-6 .8-8.3.2-1.2-1.8-1-4.3.3-5.6z" {...paints.bill} />
      <circle cx="17.3" cy="8.5" r="1.5" {...paints.white} />
    </g>
  );
}
