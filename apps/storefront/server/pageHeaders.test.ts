import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { REACT_ARIA_STYLES } from './pageHeaders.ts';

test('the policy allows the styles of the installed React Aria, and no others', async () => {
  const fromUi = createRequire(new URL('../../../packages/ui/package.json', import.meta.url));
  const library = fromUi.resolve('react-aria/package.json');
  const styles: string[] = [];
  for (const file of ['interactions/usePress', 'overlays/usePreventScroll']) {
    const source = await readFile(new URL(`dist/private/${file}.mjs`, `file://${library}`), 'utf8');
    for (const [, css = ''] of source.matchAll(/style\.textContent = `([^`]*)`\.trim\(\)/g))
      styles.push(css.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim());
    expect(source).not.toMatch(/PRESSABLE_ATTRIBUTE = '(?!data-react-aria-pressable')/);
  }
  expect(styles).toEqual(REACT_ARIA_STYLES);
});
