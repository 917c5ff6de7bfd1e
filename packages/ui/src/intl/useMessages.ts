import { useContext } from 'react';
import type { Translate } from './createTranslate.ts';
import { LanguageContext } from './LanguageContext.ts';
import type { MessageScope, Namespace } from './Messages.ts';

/**
 * Returns the messages of a component in the language of the nearest `MallardProvider`. The function stays the same until the
 * language or the messages change.
 *
 * @param namespace file of the messages, such as `cart`
 * @param scope key of the component in that file
 * @throws {Error} when the provider has no messages of the namespace
 * @example
 * const t = useMessages('cart', 'CartLine');
 * t('lowStock', { stock: 3 }); // 'Only 3 left'
 */
export function useMessages<N extends Namespace, C extends MessageScope<N>>(namespace: N, scope: C): Translate<N, C> {
  return useContext(LanguageContext).translate(namespace, scope);
}
