import { expect, it } from 'vitest';
import enUS from '../locales/en-US/index.ts';
import { createLanguage } from './LanguageContext.ts';
import { mergeMessages } from './mergeMessages.ts';

it('replaces single messages and leaves all others as they are', () => {
  const messages = mergeMessages(enUS, { cart: { CartDrawer: { checkout: 'Go to checkout' } } });
  const t = createLanguage('en-US', messages).translate('cart', 'CartDrawer');
  expect(t('checkout')).toBe('Go to checkout');
  expect(t('viewCart')).toBe(enUS.cart.CartDrawer.viewCart);
  expect(messages.forms).toBe(enUS.forms);
  expect(enUS.cart.CartDrawer.checkout).not.toBe('Go to checkout');
});

it('adds plural forms of a language that needs more', () => {
  const messages = mergeMessages(enUS, { product: { SpecTable: { showAll_few: 'Pokaż {{count}} parametry' } } });
  expect(createLanguage('pl-PL', messages).translate('product', 'SpecTable')('showAll', { count: 3 })).toBe(
    'Pokaż 3 parametry',
  );
});
