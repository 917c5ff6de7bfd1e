import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig, type Plugin } from 'vite';

/**
 * Storybook's generated modules have no place in the file system, so Vite looks for what they import from the root of
 * the project, where nothing is installed but the tools. They are to be found from here.
 */
const resolveGeneratedModulesFromHere: Plugin = {
  name: 'resolve-generated-modules-from-here',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!importer?.includes('virtual:') || id.startsWith('.') || id.startsWith('/') || id.includes('virtual:'))
      return null;
    return this.resolve(id, fileURLToPath(import.meta.url), { skipSelf: true });
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../apps/storefront/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [resolveGeneratedModulesFromHere, vanillaExtractPlugin()],
      resolve: { conditions: ['@mallard/source', ...defaultClientConditions] },
      build: { chunkSizeWarningLimit: 4000, reportCompressedSize: false },
    }),
};

export default config;
