import { expect, test } from 'vitest';
import { importProblems } from './check-imports.mjs';

const screen = 'apps/storefront/src/screens/cart/CartScreen.tsx';

test.each([
  ['packages/domain/src/money/minor.ts', '@mallard/ui/Button', 'domain imports no other package'],
  ['packages/domain/src/money/minor.ts', 'react', 'runs anywhere'],
  ['packages/domain/src/money/minor.ts', 'node:fs', 'runs anywhere'],
  ['packages/search/src/index.ts', '@mallard/offline/backend', 'search imports only domain'],
  ['packages/conformance/src/kit/index.ts', '@mallard/offline/backend', 'conformance imports only domain'],
  ['packages/state-machines/src/cart/cartMachine.ts', '@mallard/offline/backend', 'through `provide`'],
  ['packages/state-machines/src/auth/authMachine.ts', '@mallard/domain/client', 'through `provide`'],
  ['packages/state-machines/src/auth/authMachine.test.ts', '@mallard/ui/Button', 'state-machines imports only'],
  ['packages/state-machines/src/auth/authMachine.ts', '@xstate/react', 'independent of React'],
  ['packages/state-machines/src/react/useAuth.ts', 'react-dom', 'render nothing'],
  ['packages/ui/src/commerce/Price/Price.tsx', 'xstate', 'know no state machine'],
  ['packages/ui/src/commerce/Price/Price.tsx', '@mallard/domain/client', 'get data as props'],
  ['packages/ui/src/commerce/Price/Price.tsx', '../../../../domain/src/money/minor.ts', 'by its name, not by a path'],
  ['apps/api/src/server/app.ts', '@mallard/domain/src/money/minor.ts', 'published entry points'],
  ['apps/api/src/db/connect.ts', '../http/deps.ts', 'db is below http'],
  ['apps/api/src/features/cart/routes.ts', '../../server/app.ts', 'features is below server'],
  ['scripts/bench.mjs', '../bench/main.ts', 'by its name, not by a path'],
  ['e2e/support/serveShop.ts', '../../bench/readOptions.mjs', 'by its name, not by a path'],
  [screen, '@mallard/api', 'only by its contract'],
  [screen, 'i18next', 'shell/useTranslation.ts'],
  [screen, '../home/HomeScreen.tsx', 'screens do not import screens'],
  [screen, './CartLine', 'with the extension'],
])('%s may not import %s', (path, name, why) => {
  expect(importProblems(path, `import { x } from '${name}';`)).toEqual([expect.stringContaining(why)]);
});

test.each([
  ['packages/ui/src/commerce/Price/Price.tsx', '@mallard/domain/money'],
  ['packages/ui/src/commerce/Price/Price.tsx', './Price.css.ts'],
  ['packages/domain/src/password/hash.test.ts', 'node:crypto'],
  ['packages/search/src/index.ts', '@mallard/domain/money'],
  ['packages/offline/src/backend/routes.ts', '@mallard/search'],
  ['packages/conformance/src/sampleShop.test.ts', '@mallard/offline/sample'],
  ['packages/state-machines/src/cart/cartMachine.ts', '@mallard/offline/queue'],
  ['packages/state-machines/src/react/useAuth.ts', '@xstate/react'],
  ['apps/api/src/features/cart/routes.ts', '../../http/handle.ts'],
  ['apps/api/src/db/connect.test.ts', '../server/app.ts'],
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
