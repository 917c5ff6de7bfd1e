import { buildStorefront } from './build-storefront.mjs';
import { install } from './install.mjs';
import { main } from './stop.mjs';

await main(async () => {
  await install();
  await buildStorefront();
});
