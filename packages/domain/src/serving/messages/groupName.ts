import type { LocalizedText } from '../../messages/locale.ts';
import { localizedMessage } from './serverMessages.ts';

/** A name of a group of choices, and how many products use it. */
export interface NamedGroup {
  name: LocalizedText;
  products: number;
}

/**
 * Returns the name of a group of choices in a product list, where products may name it differently.
 *
 * @param names at least one; a name may come several times
 * @param areColors whether each choice has a swatch. Products may call them glaze or shade; a list calls them color
 * @returns the name that most products use
 */
export function groupName(names: readonly NamedGroup[], areColors: boolean): LocalizedText {
  const uses = new Map<string, NamedGroup>();
  for (const { name, products } of names) {
    const key = JSON.stringify([name['en-US'], name['zh-CN']]);
    uses.set(key, { name, products: products + (uses.get(key)?.products ?? 0) });
  }
  if (areColors && uses.size > 1) return localizedMessage('color');
  const [main] = [...uses].sort(([a, one], [b, other]) => other.products - one.products || (a < b ? -1 : 1));
  return main?.[1].name ?? { 'zh-CN': '', 'en-US': '' };
}
