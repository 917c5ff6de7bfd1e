import { DuckHead } from './DuckHead.tsx';
import * as paints from './paints.ts';

interface DuckProps {
  /** Position as an SVG `transform`: the end of its water line at the tail. It is 104 px long and faces right. */
  transform: string;
  /** Whether it is all brown. @default false */
  isHen?: boolean | undefined;
}

/** A swimming duck. */
export function Duck({ transform, isHen = false }: DuckProps) {
  const dark = isHen ? paints.henDark : paints.rump;
  return (
    <g transform={transform}>
      <path d="M8-24C4-30-2-33-9-34c2 10 7 20 17 28z" {...paints.pale} />
      {!isHen && <path d="M6-30c-5-1-10-6-8-11 2-3 7-2 7 2" {...paints.curl} />}
      <path
        d="M2-22C14-34 30-37 46-35c10 1 16-3 20-9l22 4c5 16 2 32-8 40H16C6-5 0-12 2-22z"
        {...(isHen ? paints.hen : paints.belly)}
      />
      <path d="M2-22c6-7 13-10 20-12-5 12-5 24 0 34h-6C6-5 0-12 2-22z" {...dark} />
      <path d="M66-44l22 4c5 16 2 32-8 40H65c8-11 8-28 1-44z" {...(isHen ? paints.henDark : paints.breast)} />
      <path d="M22-20c12-11 30-9 42 2-8 12-30 14-42-2z" {...(isHen ? paints.henDark : paints.wing)} />
      <path d="M33-12.5c5 3.5 13 3.9 20 1.900l3-6.900c-8 2.5-18 1.5-25-1.500z" {...paints.wingPatch} />
      <DuckHead transform="translate(57 -80) scale(1.5)" isHen={isHen} />
    </g>
  );
}
