import { install } from './install.mjs';
import { bin, projectEnv } from './run.mjs';
import { foreground } from './serve.mjs';
import { main, Stop } from './stop.mjs';

/** Implements `npm run chromatic`: publishes the Storybook on Chromatic for visual review, as configured in `chromatic.config.json`. */
await main(async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN)
    throw new Stop(
      'CHROMATIC_PROJECT_TOKEN is not set. Copy it from Manage, Configure of the project on chromatic.com, set it and run the command again.',
    );
  await install();
  // This uses installed packages, so it can be loaded only now.
  const { buildStorybook } = await import('./build-storybook.mjs');
  await buildStorybook();
  return foreground(bin('.storybook', 'chromatic'), process.argv.slice(2), projectEnv());
});
