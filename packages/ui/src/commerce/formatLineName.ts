import type { Translate } from '../intl/createTranslate.ts';
import { formatOptions } from './formatOptions.ts';

/**
 * Names a line of a cart or an order, so that two lines of one product have different names.
 *
 * @param line the product's title, and the options that were chosen
 * @param words the shared words in the reader's language, from `useWords(sharedWords)`
 * @returns `Cloud-glaze mug (Bottle green / 320 ml)`; the title alone where there are no options
 * @example <IconButton label={words.removeItem(formatLineName(line, shared))} … />
 */
export function formatLineName(
  line: { readonly title: string; readonly attributes?: readonly { readonly value: string }[] | null | undefined },
  t: Translate<'shared', 'common'>,
): string {
  const options = formatOptions(line.attributes, t);
  return options === '' ? line.title : t('titleWithOptions', { title: line.title, options });
}
