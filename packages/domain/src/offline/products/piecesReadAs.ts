import type { Shelf } from '../shop/openShelf.ts';

/** A piece of a name, and how it is typed in Latin letters. */
interface Piece {
  text: string;
  full: string;
  initials: string;
}

const LONGEST_PIECE = 4;
const PINYIN = /^[a-z]{2,}$/;

const known = new WeakMap<Shelf, readonly Piece[]>();

/**
 * Pieces of the shop's names that somebody may mean who types how they are read: whole or by their initials or, where there
 * are none such, not to the end.
 *
 * @example piecesReadAs('erji', shelf) // ['耳机'], as for `ej` and `erj`
 */
export function piecesReadAs(word: string, shelf: Shelf): string[] {
  if (!PINYIN.test(word)) return [];
  const textsOf = (fits: (piece: Piece) => boolean) => [
    ...new Set(
      piecesOf(shelf)
        .filter(fits)
        .map(({ text }) => text),
    ),
  ];
  const whole = textsOf(({ full, initials }) => full === word || initials === word);
  return whole.length > 0 ? whole : textsOf(({ full }) => full.startsWith(word));
}

function piecesOf(shelf: Shelf): readonly Piece[] {
  const pieces = known.get(shelf) ?? Object.entries(shelf.shop.readings ?? {}).flatMap(cut);
  known.set(shelf, pieces);
  return pieces;
}

/** All pieces of a run of characters that are short enough to be typed. */
function cut([run, reading]: [string, string]): Piece[] {
  const [characters, syllables] = [Array.from(run), reading.split(' ')];
  return characters.flatMap((_, start) =>
    Array.from({ length: Math.min(LONGEST_PIECE, characters.length - start) }, (__, more) => {
      const own = syllables.slice(start, start + more + 1);
      return {
        text: characters.slice(start, start + more + 1).join(''),
        full: own.join(''),
        initials: own.map((syllable) => syllable.slice(0, 1)).join(''),
      };
    }),
  );
}
