import { install } from './install.mjs';
import { main, Stop } from './stop.mjs';

/** Implements `npm run reference`: generates the API reference of the libraries. */
await main(async () => {
  await install();
  // This uses installed packages, so it can be loaded only now.
  const { buildReference } = await import('./build-reference.mjs');
  const problems = await buildReference();
  if (problems !== '') throw new Stop(problems);
  console.log('Open docs/reference/index.html');
});
