import { writeSbom } from './bill-of-materials.mjs';
import { main } from './stop.mjs';

/** Implements `npm run sbom`: writes a bill of materials of the packages in production. */
await main(async () => {
  await writeSbom('sbom.cdx.json');
  console.log('Written to sbom.cdx.json');
});
