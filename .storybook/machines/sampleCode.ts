const SIDE = 25;
const CORNER = 7;

/** Returns the position in one of the three corner squares of a QR code, 0 to 6 from its edge; `undefined` outside them. */
function positionInCorner(index: number, hasFarCorner: boolean): number | undefined {
  if (index < CORNER) return index;
  return hasFarCorner && index >= SIDE - CORNER ? index - (SIDE - CORNER) : undefined;
}

function isDark(row: number, column: number): boolean {
  const isLower = row >= SIDE - CORNER;
  const [y, x] = [positionInCorner(row, true), positionInCorner(column, !isLower)];
  if (y !== undefined && x !== undefined) {
    const fromMiddle = Math.max(Math.abs(y - 3), Math.abs(x - 3));
    return fromMiddle !== 2;
  }
  const isBesideCorner = (positionInCorner(row - 1, true) ?? positionInCorner(row + 1, true)) !== undefined;
  const isNextToCorner = (positionInCorner(column - 1, true) ?? positionInCorner(column + 1, true)) !== undefined;
  if (isBesideCorner && isNextToCorner && !(isLower && column > SIDE / 2)) return false;
  return (row * 7 + column * 11 + row * column) % 3 === 0;
}

/** Squares that look like a QR code. They encode nothing. */
export const sampleCode: readonly (readonly boolean[])[] = Array.from({ length: SIDE }, (_, row) =>
  Array.from({ length: SIDE }, (__, column) => isDark(row, column)),
);
