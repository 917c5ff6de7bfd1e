import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cycleProblems, importCycles, importProblems, LAYERS, mockProblems } from './check-imports.mjs';
import { root } from './paths.mjs';

const screen = 'apps/storefront/src/features/cart/CartScreen.tsx';

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
  ['packages/ui/src/commerce/CartLine/CartLine.tsx', 'xstate', 'independent of state machines'],
  ['packages/ui/src/commerce/CartLine/CartLine.tsx', '@mallard/domain/client', 'get data as props'],
  [
    'packages/ui/src/commerce/CartLine/CartLine.tsx',
    '../../../../domain/src/money/minor.ts',
    'by its name, not by a path',
  ],
  ['apps/api/src/server/app.ts', '@mallard/domain/src/money/minor.ts', 'published entry points'],
  ['apps/api/src/db/connect.ts', '../http/deps.ts', 'db is below http'],
  ['apps/api/src/features/cart/routes.ts', '../../server/app.ts', 'features is below server'],
  ['scripts/bench.mjs', '../bench/main.ts', 'by its name, not by a path'],
  ['.storybook/preview.tsx', '../packages/ui/src/theme/tokens/light.ts', 'by its name, not by a path'],
  ['.storybook/manager.ts', '../packages/ui/src/theme/Theme.ts', 'by its name, not by a path'],
  ['e2e/support/serveShop.ts', '../../bench/readOptions.mjs', 'by its name, not by a path'],
  [screen, '@mallard/api', 'through its contract'],
  [screen, 'i18next', 'i18n/useTranslation.ts'],
  [screen, '../home/HomeHero.tsx', 'a feature does not import another'],
  ['apps/api/src/features/orders/changeOrder.ts', '../payments/applyCallback.ts', 'orders is below payments'],
  ['apps/storefront/src/services/shop.ts', '../shared/cart/openCart.ts', 'services is below shared'],
  ['packages/ui/src/foundations/Text/Text.tsx', '../../actions/Button/Button.tsx', 'foundations is below actions'],
  ['packages/ui/src/actions/Button/Button.tsx', '../../feedback/Sheet/Sheet.tsx', 'actions is below feedback'],
  ['packages/ui/src/navigation/Tabs/Tabs.tsx', '../../commerce/CartLine/CartLine.tsx', 'navigation is below commerce'],
  ['packages/ui/src/intl/Messages.ts', '../locales/en-US/index.ts', 'intl is below locales'],
  [screen, '../../hydration/lazySection.tsx', 'from hydration/index.ts'],
  [screen, './CartLine', 'with the extension'],
])('%s may not import %s', (path, name, why) => {
  expect(importProblems(path, `import { x } from '${name}';`)).toEqual([expect.stringContaining(why)]);
});

test.each([
  ['packages/ui/src/commerce/CartLine/CartLine.tsx', '@mallard/domain/money'],
  ['packages/ui/src/commerce/CartLine/CartLine.tsx', './CartLine.css.ts'],
  ['.storybook/manager.ts', '../packages/ui/src/theme/tokens/light.ts'],
  ['packages/state-machines/src/auth/sessionEffects.ts', '@mallard/domain/client'],
  ['.storybook/brandImage.ts', '../packages/ui/src/theme/tokens/brandMark.ts'],
  ['packages/ui/src/commerce/CartLine/CartLine.tsx', '../../actions/Button/Button.tsx'],
  ['packages/ui/src/actions/Button/Button.test.tsx', '../../feedback/Sheet/Sheet.tsx'],
  ['packages/ui/src/intl/Messages.ts', '../locales/zh-CN/forms.json'],
  ['packages/domain/src/password/hash.test.ts', 'node:crypto'],
  ['packages/search/src/index.ts', '@mallard/domain/money'],
  ['packages/offline/src/backend/routes.ts', '@mallard/search'],
  ['packages/conformance/src/sampleShop.test.ts', '@mallard/offline/sample'],
  ['packages/state-machines/src/cart/cartMachine.ts', '@mallard/offline/queue'],
  ['packages/state-machines/src/react/useAuth.ts', '@xstate/react'],
  ['apps/api/src/features/cart/routes.ts', '../../http/handle.ts'],
  ['apps/api/src/features/payments/applyCallback.ts', '../orders/changeOrder.ts'],
  ['apps/api/src/db/connect.test.ts', '../server/app.ts'],
  ['apps/storefront/server/main.ts', '@mallard/api/serve'],
  ['scripts/bench.mjs', '../bench/readOptions.mjs'],
  ['packages/ui/tsup.config.ts', '../../supportedBrowsers.json'],
  ['apps/storefront/src/i18n/i18n.ts', 'i18next'],
  ['apps/storefront/src/i18n/useTranslation.ts', 'i18next'],
  [screen, '../../navigation/routes.ts'],
  [screen, '../../shared/products/RecommendedProducts.tsx'],
  [screen, './CartLine.tsx'],
])('%s may import %s', (path, name) => {
  expect(importProblems(path, `import { x } from '${name}';`)).toEqual([]);
});

test.each(/** @type {const} */ (['packages/ui/src', 'apps/api/src/features']))(
  'every folder of %s is a layer',
  (owner) => {
    const entries = readdirSync(join(root, owner), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect([...LAYERS[owner]].sort()).toEqual(folders.sort());
  },
);

test('checks types, re-exports and dynamic imports too', () => {
  const text = "import type { A } from 'react';\nexport { b } from 'react';\nconst c = () => import('react');";
  expect(importProblems('packages/domain/src/a.ts', text)).toHaveLength(3);
});

test('ignores imports in comments and strings', () => {
  const text = "// import { x } from 'react';\nconst y = \"import { x } from 'react'\";";
  expect(importProblems('packages/domain/src/a.ts', text)).toEqual([]);
});

/** @param {Record<string, string[]>} files path to imported paths */
const cyclesOf = (files) => importCycles(new Map(Object.entries(files)));

test('files that import each other are a cycle', () => {
  expect(cyclesOf({ 'a.ts': ['b.ts'], 'b.ts': ['a.ts'] })).toEqual([['a.ts', 'b.ts', 'a.ts']]);
});

test('a cycle starts with its first path, and leaves out files that only lead to it or are imported by it', () => {
  const files = { 'main.ts': ['c.ts'], 'c.ts': ['b.ts', 'z.ts'], 'b.ts': ['d.ts'], 'd.ts': ['c.ts'], 'z.ts': [] };
  expect(cyclesOf(files)).toEqual([['b.ts', 'd.ts', 'c.ts', 'b.ts']]);
});

test('reports only the shortest cycle through the first path if files have several cycles', () => {
  const files = { 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['d.ts'], 'c.ts': ['a.ts'], 'd.ts': ['c.ts', 'b.ts'] };
  expect(cyclesOf(files)).toEqual([['a.ts', 'c.ts', 'a.ts']]);
});

test('separate cycles are sorted by their first paths', () => {
  const files = { 'c.ts': ['d.ts'], 'd.ts': ['c.ts', 'a.ts'], 'a.ts': ['b.ts'], 'b.ts': ['a.ts'] };
  expect(cyclesOf(files)).toEqual([
    ['a.ts', 'b.ts', 'a.ts'],
    ['c.ts', 'd.ts', 'c.ts'],
  ]);
});

test('ignores a file that imports its own exports, also within a cycle', () => {
  const files = { 'a.ts': ['a.ts'], 'b.ts': ['b.ts', 'c.ts'], 'c.ts': ['b.ts'] };
  expect(cyclesOf(files)).toEqual([['b.ts', 'c.ts', 'b.ts']]);
});

test('ignores two paths to one file, and imports of unknown files', () => {
  expect(cyclesOf({ 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['d.ts'], 'c.ts': ['d.ts'], 'd.ts': ['e.json'] })).toEqual([]);
});

test('each cycle is one message, whatever kind of import closes it', () => {
  const types = "import type { B } from './b.ts';";
  const onDemand = "const a = () => import('../x/a.ts?raw');";
  const files = [
    { path: 'x/a.ts', text: types },
    { path: 'x/b.ts', text: onDemand },
  ];
  expect(cycleProblems(files)).toEqual(['Import cycle: x/a.ts → x/b.ts → x/a.ts']);
});

test('ignores imports of other packages', () => {
  const files = [
    { path: 'x/a.ts', text: "import '@mallard/domain/money';" },
    { path: 'x/b.ts', text: "import './a.ts';" },
  ];
  expect(cycleProblems(files)).toEqual([]);
});

test('a test may replace existing files only', () => {
  // The check also reads this file.
  const mock = 'vi.mock(';
  const text = `${mock}'./a.ts', () => ({}));\n${mock}\n  '../gone.ts',\n);\n${mock}'@mallard/ui/Toast');`;
  expect(mockProblems([{ path: 'x/y/b.test.ts', text }], (path) => path === 'x/y/a.ts')).toEqual([
    'x/y/b.test.ts mocks ../gone.ts, which does not exist',
  ]);
});
