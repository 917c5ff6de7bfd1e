import { brandMark } from '../../theme/tokens/brandMark.ts';
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
      <path d={brandMark.collar} {...(isHen ? paints.pale : paints.white)} />
      <path d={brandMark.head} {...(isHen ? paints.hen : paints.head)} />
      <path d={brandMark.bill} {...paints.bill} />
      <path d={brandMark.eye} {...paints.white} />
    </g>
  );
}
