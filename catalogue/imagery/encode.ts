import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { encodeAll, removePicture } from './encoding/encodeAll.ts';

const USAGE = `node_modules/.bin/node catalogue/imagery/encode.ts [--only cloud-glaze-mug,scenes/on-paper-wide] [--force] [--remove <name>,…]

Encodes the renders in .cache/photographs to catalogue/pictures: AVIF and WebP in three widths, and a line in manifest.json.
Pictures that are up to date are skipped, unless you add --force. --only selects products or pictures. --remove deletes pictures.`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    remove: { type: 'string', default: '' },
    renders: { type: 'string', default: fileURLToPath(new URL('../../.cache/photographs', import.meta.url)) },
    force: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const pictures = fileURLToPath(new URL('../pictures', import.meta.url));
const splitNames = (names: string) => names.split(',').filter((name) => name !== '');
// One thread, because a render may run at the same time.
sharp.concurrency(1);

if (values.help) process.stdout.write(`${USAGE}\n`);
else if (values.remove !== '') {
  for (const name of splitNames(values.remove))
    process.stdout.write(`${(await removePicture(name, pictures)) ? 'removed' : 'unknown'} ${name}\n`);
} else {
  const count = { encoded: 0, unchanged: 0, failed: 0 };
  await encodeAll({
    ...values,
    pictures,
    only: splitNames(values.only),
    onPicture(name, result) {
      const isFailure = result instanceof Error;
      count[isFailure ? 'failed' : result] += 1;
      if (isFailure) process.stderr.write(`FAILED ${name}: ${result.message}\n`);
      else if (result === 'encoded') process.stdout.write(`encoded ${name}\n`);
    },
  });
  process.stdout.write(`${count.encoded} encoded, ${count.unchanged} unchanged, ${count.failed} failed\n`);
  process.exitCode = count.failed === 0 ? 0 : 1;
}
