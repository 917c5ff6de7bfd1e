import { writeSbom } from './bill-of-materials.mjs';
import { main } from './stop.mjs';

/** `npm run sbom` writes the bill of materials of what is shipped. */
await main(async () => {
  await writeSbom('sbom.cdx.json');
  console.log('Written to sbom.cdx.json');
});
