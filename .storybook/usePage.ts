import { kingfisher } from '@mallard/ui/sampleBrand';
import { type Theme, themeCss } from '@mallard/ui/theme';
import { useInsertionEffect } from 'react';

const BRAND_CSS: Readonly<Record<string, Theme>> = { kingfisher };

/** Sets language, direction, theme, brand and motion on the root element. */
export function usePage(globals: Readonly<Record<string, unknown>>): void {
  const { locale, direction, theme, brand, motion } = globals;
  useInsertionEffect(() => {
    const root = document.documentElement;
    root.lang = String(locale);
    root.dir = String(direction);
    root.dataset.theme = String(theme);
    if (motion === 'reduce') root.dataset.motion = 'reduce';
    else delete root.dataset.motion;
    return applyBrand(String(brand));
  }, [locale, direction, theme, brand, motion]);
}

/** Adds the CSS of a brand to the page. @returns a function that removes it */
function applyBrand(brand: string) {
  const theme = BRAND_CSS[brand];
  if (!theme) return;
  const style = document.createElement('style');
  style.textContent = themeCss(theme);
  document.head.append(style);
  return () => style.remove();
}
