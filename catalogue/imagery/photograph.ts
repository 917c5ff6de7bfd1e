import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { encodeAll } from './encoding/encodeAll.ts';

const USAGE = `nice -n 19 node_modules/.bin/node catalogue/imagery/photograph.ts [--only cloud-glaze-mug,kettle/detail] [--all] [--threads 1]

Renders every picture that is missing or whose recipe or model has changed, and encodes it to catalogue/pictures.
Covers come first, then scenes, other colors and other views. You can stop the command at any time and run it again to continue.
--all renders all pictures again, for example after a change of the studio. --samples and --threads are passed to Blender.`;
const NO_BLENDER =
  'Blender is missing. On Debian: apt-get install --no-install-recommends blender python3-numpy fonts-lato';
/** Pictures per Blender process. A new process reads changed models and frees memory. */
const BATCH = 12;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    threads: { type: 'string', default: '2' },
    samples: { type: 'string', default: '16' },
    help: { type: 'boolean', default: false },
  },
});
const renders = fileURLToPath(new URL('../../.cache/photographs', import.meta.url));
const pictures = fileURLToPath(new URL('../pictures', import.meta.url));
const taken = fileURLToPath(new URL('taken.json', import.meta.url));
const failed = new Set<string>();
sharp.concurrency(1);

if (values.help) process.stdout.write(`${USAGE}\n`);
else {
  if (values.all) await clearFingerprints();
  try {
    while ((await renderBatch()) > 0);
  } finally {
    for (const name of failed) process.stderr.write(`FAILED ${name}\n`);
    process.exitCode = failed.size === 0 ? 0 : 1;
  }
}

/** Renders some pictures with Blender, and encodes each one when it is rendered. @returns the number of finished pictures */
async function renderBatch(): Promise<number> {
  const script = fileURLToPath(new URL('render.py', import.meta.url));
  const options = ['--due', '--out', renders, '--limit', String(BATCH + failed.size), '--only', values.only];
  const blender = spawn(
    'blender',
    ['-b', '-P', script, '--', ...options, '--threads', values.threads, '--samples', values.samples],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  blender.on('error', () => {
    process.stderr.write(`${NO_BLENDER}\n`);
    process.exit(1);
  });
  const closed = once(blender, 'close');
  let finished = 0;
  let hasReportedFailure = false;
  for await (const line of createInterface({ input: blender.stdout })) {
    const [word, name = '', fingerprint = ''] = line.split(' ');
    if (word === 'FAILED') {
      failed.add(name);
      hasReportedFailure = true;
    }
    if (word !== 'DONE') continue;
    process.stdout.write(`${line}\n`);
    if (!(await encode(name))) continue;
    await saveFingerprint(name, fingerprint);
    finished += 1;
  }
  const [code, signal] = await closed;
  if (code !== 0 && !hasReportedFailure)
    throw new Error(
      `Blender stopped (${signal ?? `exit code ${code}`}). Finished pictures are kept. Run the command again to continue.`,
    );
  return finished;
}

/** @returns whether the picture is finished */
async function encode(name: string): Promise<boolean> {
  let isFinished = false;
  await encodeAll({
    renders,
    pictures,
    only: [name],
    onPicture(_, result) {
      isFinished = !(result instanceof Error);
      if (result instanceof Error) process.stderr.write(`${result.message}\n`);
    },
  });
  if (!isFinished) failed.add(name);
  return isFinished;
}

/** Saves the fingerprint of a picture in taken.json, which is in Git, so that every clone knows the finished pictures. */
async function saveFingerprint(name: string, fingerprint: string): Promise<void> {
  const fingerprints = { ...JSON.parse(await readFile(taken, 'utf8')), [name]: fingerprint };
  const sorted = Object.fromEntries(Object.entries(fingerprints).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(taken, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Deletes all fingerprints, so that every picture is out of date. */
async function clearFingerprints(): Promise<void> {
  if (values.only !== '')
    throw new Error('Use --all without --only. To render one picture again, delete its line in taken.json.');
  await writeFile(taken, '{}\n');
}
