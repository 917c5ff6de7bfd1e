import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig, type UserConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    './domain/*.stories.tsx',
    './machines/*.stories.tsx',
    './screens/*.stories.tsx',
  ],
  staticDirs: [
    // Pictures of the sample shop, for the stories of screens.
    { from: '../catalogue/pictures', to: 'pictures' },
    { from: '../apps/storefront/public/favicon.svg', to: '/favicon.svg' },
  ],
  addons: [
    // MDX does not support tables without a plugin.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  // Hides the checklist of Storybook, which covers the top of the sidebar.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Resolves variant names and reads `@default`, which adds about ten seconds to a build.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('../packages/ui/types/props/tsconfig.json', import.meta.url)),
      include: [fileURLToPath(new URL('../packages/ui/src/**/*.tsx', import.meta.url))],
      exclude: ['**/*.{stories,test}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Hides DOM attributes, so that the table shows the props of the component.
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  // Sets the order of cascade layers before any style sheet loads: the bundler decides the order of style sheets.
  previewHead: (head) => `${head ?? ''}<style>@layer base.reset, base, components, app;</style>`,
  viteFinal: (base) =>
    mergeConfig(base, {
      // The generated modules of Storybook import packages from this folder, where Storybook is installed.
      root: fileURLToPath(new URL('.', import.meta.url)),
      server: { fs: { allow: ['..'] } },
      // Readable class names and CSS, also in the built Storybook.
      plugins: [vanillaExtractPlugin({ identifiers: 'debug' })],
      // Only generated code imports these: without this line Vite finds them late and reloads the first page.
      optimizeDeps: { include: ['@mallard/ui > @vanilla-extract/recipes/createRuntimeFn', 'storybook/theming'] },
      resolve: { conditions: ['@mallard/source', ...defaultClientConditions] },
      build: {
        target: 'esnext',
        chunkSizeWarningLimit: 4000,
        reportCompressedSize: false,
        rolldownOptions: {
          // Ignores warnings about "use client", which has no effect without a server.
          onLog(level, log, report) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
          },
        },
      },
    } satisfies UserConfig),
};

export default config;
