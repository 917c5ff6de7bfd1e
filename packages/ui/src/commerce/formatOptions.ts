import type { Translate } from '../intl/createTranslate.ts';

/**
 * Writes what was chosen of a product's options in one line.
 *
 * @param attributes the options in their order, of which the values are named; without any there is nothing to say
 * @param words      the shared words in the reader's language, from `useWords(sharedWords)`
 * @returns `Bottle green / 320 ml`, or nothing when nothing was chosen
 */
export function formatOptions(
  attributes: readonly { readonly value: string }[] | null | undefined,
  { optionSeparator }: Translate<'shared', 'common'>,
): string {
  return (attributes ?? []).map(({ value }) => value).join(optionSeparator);
}
