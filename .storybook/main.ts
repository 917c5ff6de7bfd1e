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
  // What the sample shop's screens show.
  staticDirs: [{ from: '../catalogue/pictures', to: 'pictures' }],
  addons: [
    // MDX knows no tables by itself.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Props as the type checker sees them: the names of variants, and defaults from `@default`. It adds some ten seconds to a build.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('../packages/ui/types/props/tsconfig.json', import.meta.url)),
      include: [fileURLToPath(new URL('../packages/ui/src/**/*.tsx', import.meta.url))],
      exclude: ['**/*.{stories,test}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Attributes that every element takes would bury the component's own.
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  // Before any style sheet, whose order is the bundler's choice.
  previewHead: (head) => `${head ?? ''}<style>@layer base.reset, base, components, app;</style>`,
  viteFinal: (base) =>
    mergeConfig(base, {
      // Where Storybook is installed: its generated modules import from the root of what is served.
      root: fileURLToPath(new URL('.', import.meta.url)),
      server: { fs: { allow: ['..'] } },
      // Classes with names to read, and CSS as it was written, in the built Storybook as in the served one.
      plugins: [vanillaExtractPlugin({ identifiers: 'debug' })],
      // What only generated code imports: found too late, it would make the first page load twice.
      optimizeDeps: { include: ['@mallard/ui > @vanilla-extract/recipes/createRuntimeFn', 'storybook/theming'] },
      resolve: { conditions: ['@mallard/source', ...defaultClientConditions] },
      build: {
        target: 'esnext',
        chunkSizeWarningLimit: 4000,
        reportCompressedSize: false,
        rolldownOptions: {
          // "use client" means nothing where there is no server.
          onLog(level, log, report) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
          },
        },
      },
    } satisfies UserConfig),
};

export default config;
