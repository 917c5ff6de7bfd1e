import type { LocalizedText } from '../../messages/locale.ts';
import { localizedMessage } from './serverMessages.ts';

/** A name under which products offer a group of choices, and how often it is used. */
export interface NamedGroup {
  name: LocalizedText;
  products: number;
}

/**
 * What a list calls a group of choices that its products may have several words for.
 *
 * @param names at least one; a name may come several times
 * @param areColours whether each choice has a swatch. One product's glaze is another's shade: together they are colours
 * @returns the name that most use
 */
export function groupName(names: readonly NamedGroup[], areColours: boolean): LocalizedText {
  const uses = new Map<string, NamedGroup>();
  for (const { name, products } of names) {
    const key = JSON.stringify([name['en-US'], name['zh-CN']]);
    uses.set(key, { name, products: products + (uses.get(key)?.products ?? 0) });
  }
  if (areColours && uses.size > 1) return localizedMessage('color');
  const [main] = [...uses].sort(([a, one], [b, other]) => other.products - one.products || (a < b ? -1 : 1));
  return main?.[1].name ?? { 'zh-CN': '', 'en-US': '' };
}
