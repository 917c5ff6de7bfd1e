/** Characters that only set the direction of others. */
const CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066\u2067]/g;
/** Any control, and FSI and PDI. Most texts have neither these nor letters that run from right to left. */
const ANY_CONTROL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/** First strong isolate: starts a stretch that takes its direction from its own first letter. */
const FSI = '\u2068';
/** Pop directional isolate: ends the stretch. */
const PDI = '\u2069';

/**
 * Keeps the direction of a text from changing the order of the sentence around it: letters that run from right to left are put
 * between FSI and PDI, and direction controls are removed. Pairs of FSI and PDI stay: the text can be a sentence whose gaps are
 * isolated already.
 *
 * @see https://www.w3.org/International/questions/qa-bidi-unicode-controls
 * @example isolateText('שלום') // '\u2068שלום\u2069'
 * @example isolateText('“\u2068שלום\u2069” and “chair”') // the same text
 */
export function isolateText(text: string): string {
  if (!ANY_CONTROL.test(text) && !RIGHT_TO_LEFT.test(text)) return text;
  const { paired, outside } = pairIsolates([...text.replace(CONTROLS, '')]);
  return RIGHT_TO_LEFT.test(outside) ? `${FSI}${paired}${PDI}` : paired;
}

/** Removes FSI and PDI without a partner, which would affect the sentence. @returns also the text outside of all pairs */
function pairIsolates(characters: readonly string[]): { paired: string; outside: string } {
  const starts: number[] = [];
  const ends = new Map<number, number>();
  for (const [index, character] of characters.entries()) {
    if (character === FSI) starts.push(index);
    const start = character === PDI ? starts.pop() : undefined;
    if (start !== undefined) ends.set(start, index);
  }
  const partners = new Set([...ends].flat());
  let paired = '';
  let outside = '';
  let outsideFrom = 0;
  for (const [index, character] of characters.entries()) {
    if ((character === FSI || character === PDI) && !partners.has(index)) continue;
    paired += character;
    if (index < outsideFrom) continue;
    outside += character;
    outsideFrom = ends.get(index) ?? index;
  }
  return { paired, outside };
}
