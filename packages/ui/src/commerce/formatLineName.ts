import type { Translate } from '../intl/createTranslate.ts';
import { formatOptions } from './formatOptions.ts';

/**
 * Formats the name of a line of a cart or an order, so that two lines of one product have different names.
 *
 * @param line the product's title, and the selected options
 * @param t the shared messages, from `useMessages('shared', 'common')`
 * @returns the title with the options, or the title alone when there are none
 * @example formatLineName(line, t) // 'Cloud-glaze mug (Bottle green / 320 ml)'
 */
export function formatLineName(
  line: { readonly title: string; readonly attributes?: readonly { readonly value: string }[] | null | undefined },
  t: Translate<'shared', 'common'>,
): string {
  const options = formatOptions(line.attributes, t);
  return options === '' ? line.title : t('titleWithOptions', { title: line.title, options });
}
