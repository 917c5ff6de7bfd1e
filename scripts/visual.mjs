import { install } from './install.mjs';
import { main, Stop } from './stop.mjs';

/** `visual.mjs` compares stories with their pictures; `visual.mjs --accept` makes what is drawn now the pictures. */
await main(async () => {
  const [wish, ...more] = process.argv.slice(2);
  if ((wish !== undefined && wish !== '--accept') || more.length > 0)
    throw new Stop('Say `npm run visual` to compare, or `npm run visual -- --accept` to accept what is drawn now.');
  await install();
  // This uses installed packages, so it can be loaded only now.
  const { runVisual } = await import('./suites.mjs');
  const { passed, failed } = await runVisual(wish === '--accept');
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
