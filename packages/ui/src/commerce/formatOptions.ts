import type { Translate } from '../intl/createTranslate.ts';

/**
 * Formats the selected options of a product in one line.
 *
 * @param attributes the options in their order
 * @param t the shared messages, from `useMessages('shared', 'common')`
 * @returns the values, or an empty text without options
 * @example formatOptions(sku.attributes, t) // 'Bottle green / 320 ml'
 */
export function formatOptions(
  attributes: readonly { readonly value: string }[] | null | undefined,
  t: Translate<'shared', 'common'>,
): string {
  return (attributes ?? []).map(({ value }) => value).join(t('optionSeparator'));
}
