import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { toCamelCase, toKebabCase, toSentence } from './names.mjs';

const STOREFRONT = 'apps/storefront/src';

/**
 * Returns the files of a new screen of the storefront: a list of products, to start from.
 *
 * @param {string} name such as `Compare`
 * @returns {import('./component.mjs').NewFile[]}
 */
export function screenFiles(name) {
  const id = toCamelCase(name);
  return [
    { path: `${STOREFRONT}/features/${id}/${name}Screen.tsx`, text: screen(name) },
    ...readdirSync(join(root, STOREFRONT, 'locales'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name: locale }) => ({
        path: `${STOREFRONT}/locales/${locale}/${id}.json`,
        text: messages(name, locale),
      })),
    { path: `.storybook/screens/${name}.stories.tsx`, text: stories(name) },
  ];
}

/**
 * Returns the lines that a new screen needs in existing files.
 *
 * @param {string} name such as `Compare`
 * @returns {import('./edit-text.mjs').Edit[]}
 */
export function screenEdits(name) {
  const id = toCamelCase(name);
  const routes = `${STOREFRONT}/navigation/routes.ts`;
  const types = `${STOREFRONT}/locales/resources.d.ts`;
  const path = `/${toKebabCase(name)}`;
  return [
    {
      path: routes,
      before: "  forbidden: { path: '/403'",
      text: `  ${id}: { path: '${path}', access: 'public', screen: '${id}/${name}', frame: browse },\n`,
    },
    {
      path: routes,
      before: "  forbidden: () => pathOf('forbidden'),",
      text: `  ${id}: () => pathOf('${id}'),\n`,
    },
    { path: 'apps/storefront/server/pageStatus.test.ts', before: '  forbidden: 403,', text: `  ${id}: 200,\n` },
    { path: types, before: 'import type shell from', text: `import type ${id} from './zh-CN/${id}.json';\n` },
    { path: types, before: '      shell: typeof shell;', text: `      ${id}: typeof ${id};\n` },
  ];
}

/**
 * Returns what is left to do after the files of a screen are written.
 *
 * @param {string} name
 * @returns {string[]}
 */
export function screenSteps(name) {
  const id = toCamelCase(name);
  return [
    `Replace the TODO in ${STOREFRONT}/features/${id}/${name}Screen.tsx, and the list of products with your content.`,
    `Write the messages in ${STOREFRONT}/locales/*/${id}.json.`,
    `Choose access and frame of the route in ${STOREFRONT}/navigation/routes.ts. Screens for members need no prefetch.`,
    `Add stories of the loading, empty and failed states to .storybook/screens/${name}.stories.tsx.`,
    'Look at it with: npm run dev',
    'Check it with: npm run check -- storefront .storybook',
    'Accept its size with: npm run size -- --accept',
  ];
}

/** @param {string} name */
function screen(name) {
  const id = toCamelCase(name);
  return `import { listProducts } from '@mallard/domain/endpoints';
import { EmptyState } from '@mallard/ui/EmptyState';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { ProductGrid } from '@mallard/ui/ProductGrid';
import { Stack } from '@mallard/ui/Stack';
import { paths } from '../../navigation/routes.ts';
import { endpointQuery } from '../../data/endpointQuery.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import type { ScreenModule } from '../../navigation/screenModule.ts';

const input = { query: { sort: 'rating', pageSize: 4 } } as const;

/** TODO: say what the screen shows. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation('${id}');
  const errorText = useErrorText();
  const list = useEndpoint(listProducts, input);
  return (
    <Stack gap={24}>
      <PageTitle>{t('title')}</PageTitle>
      {list.isError && !list.data ? (
        <ErrorPanel isRetrying={list.isFetching} onRetry={() => void list.refetch()}>
          {errorText(list.error)}
        </ErrorPanel>
      ) : (
        <ProductGrid
          status={list.data ? 'ready' : 'loading'}
          products={list.data?.items ?? []}
          hrefOf={({ id }) => paths.product(id)}
          empty={<EmptyState title={t('empty')} />}
        />
      )}
    </Stack>
  );
};

export const prefetch: ScreenModule['prefetch'] = ({ client, queryClient, locale }) =>
  queryClient.fetchQuery(endpointQuery(client, locale, listProducts, input));

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('${id}:title'), canonical: paths.${id}() });
`;
}

/** Chinese for "to be translated"; Japanese writes it in nearly the same way. */
const UNTRANSLATED = '\u5f85\u7ffb\u8bd1';

/** @param {string} name @param {string} locale */
function messages(name, locale) {
  const isEnglish = locale.startsWith('en');
  const title = isEnglish ? toSentence(name) : UNTRANSLATED;
  const empty = isEnglish ? 'No products yet' : UNTRANSLATED;
  return `${JSON.stringify({ title, empty }, null, 2)}\n`;
}

/** @param {string} name */
function stories(name) {
  return `import { paths } from '@mallard/storefront/stage';
import type { Meta } from '@storybook/react-vite';
import { screenStory } from './screenStory.tsx';

const meta: Meta = { title: 'Screens/${toSentence(name)}' };
export default meta;

const scene = { path: paths.${toCamelCase(name)}() };

export const Filled = screenStory('filled', scene);
`;
}
