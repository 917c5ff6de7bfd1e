const SIDE = 25;
const CORNER = 7;

/** Place within one of the three corners by which readers find a code, 0 to 6 from its edge; elsewhere nothing. */
function placeInCorner(at: number, isFarToo: boolean): number | undefined {
  if (at < CORNER) return at;
  return isFarToo && at >= SIDE - CORNER ? at - (SIDE - CORNER) : undefined;
}

function isDark(row: number, column: number): boolean {
  const isLower = row >= SIDE - CORNER;
  const [y, x] = [placeInCorner(row, true), placeInCorner(column, !isLower)];
  if (y !== undefined && x !== undefined) {
    const fromMiddle = Math.max(Math.abs(y - 3), Math.abs(x - 3));
    return fromMiddle !== 2;
  }
  const isBesideCorner = (placeInCorner(row - 1, true) ?? placeInCorner(row + 1, true)) !== undefined;
  const isNextToCorner = (placeInCorner(column - 1, true) ?? placeInCorner(column + 1, true)) !== undefined;
  if (isBesideCorner && isNextToCorner && !(isLower && column > SIDE / 2)) return false;
  return (row * 7 + column * 11 + row * column) % 3 === 0;
}

/** Squares that look like a code; nobody scans a story. */
export const sampleCode: readonly (readonly boolean[])[] = Array.from({ length: SIDE }, (_, row) =>
  Array.from({ length: SIDE }, (__, column) => isDark(row, column)),
);
