import { expect, test } from 'vitest';
import { importProblems } from './check-imports.mjs';

const screen = 'apps/storefront/src/screens/cart/CartScreen.tsx';

test.each([
  ['packages/domain/src/money/minor.ts', '@mallard/ui/Button', 'domain is at the bottom'],
  ['packages/domain/src/money/minor.ts', 'react', 'domain runs anywhere'],
  ['packages/domain/src/money/minor.ts', 'node:fs', 'domain runs anywhere'],
  ['packages/state-machines/src/auth/authMachine.ts', '@mallard/domain/client', 'gets them by provide'],
  ['packages/state-machines/src/auth/authMachine.test.ts', '@mallard/ui/Button', 'machines know only domain'],
  ['packages/state-machines/src/auth/authMachine.ts', '@xstate/react', 'never how'],
  ['packages/state-machines/src/react/useAuth.ts', 'react-dom', 'wherever React does'],
  ['packages/ui/src/commerce/Price/Price.tsx', 'xstate', 'ui knows no machine'],
  ['packages/ui/src/commerce/Price/Price.tsx', '@mallard/domain/client', 'knows no client'],
  ['packages/ui/src/commerce/Price/Price.tsx', '../../../../domain/src/money/minor.ts', 'by its name, not by a path'],
  ['apps/api/src/app.ts', '@mallard/domain/src/money/minor.ts', 'published entry points'],
  ['scripts/bench.mjs', '../bench/main.ts', 'by its name, not by a path'],
  ['e2e/support/serveShop.ts', '../../bench/readOptions.mjs', 'by its name, not by a path'],
  [screen, '@mallard/api', 'by its contract only'],
  [screen, 'i18next', 'words are said by shell/useTranslation.ts'],
  [screen, '../home/HomeScreen.tsx', 'screens do not import screens'],
  [screen, './CartLine', 'with the extension'],
])('%s may not import %s', (path, name, why) => {
  expect(importProblems(path, `import { x } from '${name}';`)).toEqual([expect.stringContaining(why)]);
});

test.each([
  ['packages/ui/src/commerce/Price/Price.tsx', '@mallard/domain/money'],
  ['packages/ui/src/commerce/Price/Price.tsx', './Price.css.ts'],
  ['packages/domain/src/password/hash.test.ts', 'node:crypto'],
  ['packages/state-machines/src/react/useAuth.ts', '@xstate/react'],
  ['apps/storefront/server/main.ts', '@mallard/api/serve'],
  ['scripts/bench.mjs', '../bench/readOptions.mjs'],
  ['packages/ui/tsup.config.ts', '../../supportedBrowsers.json'],
  ['apps/storefront/src/shell/words.ts', 'i18next'],
  ['apps/storefront/src/shell/translate.test.ts', 'i18next'],
  [screen, '../../routes.ts'],
  [screen, './CartLine.tsx'],
])('%s may import %s', (path, name) => {
  expect(importProblems(path, `import { x } from '${name}';`)).toEqual([]);
});

test('types, re-exports and imports on demand count as well', () => {
  const text = "import type { A } from 'react';\nexport { b } from 'react';\nconst c = () => import('react');";
  expect(importProblems('packages/domain/src/a.ts', text)).toHaveLength(3);
});

test('an import in a comment or a string is none', () => {
  const text = "// import { x } from 'react';\nconst y = \"import { x } from 'react'\";";
  expect(importProblems('packages/domain/src/a.ts', text)).toEqual([]);
});
