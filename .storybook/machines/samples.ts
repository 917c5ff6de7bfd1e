/** A picture that needs no server. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#d9d2c4"/><circle cx="4" cy="4" r="2.4" fill="#0e5546"/></svg>',
)}`;

const SIDE = 21;
const CORNER = 7;

function isCorner(row: number, column: number): boolean {
  const near = (at: number) => at < CORNER || at >= SIDE - CORNER;
  return near(row) && near(column) && !(row >= SIDE - CORNER && column >= SIDE - CORNER);
}

/** Squares that look like a code; nobody scans a story. */
export const sampleCode: readonly (readonly boolean[])[] = Array.from({ length: SIDE }, (_, row) =>
  Array.from(
    { length: SIDE },
    (__, column) => isCorner(row, column) || (row * 7 + column * 11 + row * column) % 3 === 0,
  ),
);
