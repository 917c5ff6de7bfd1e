import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { encodeAll } from './encoding/encodeAll.ts';

const USAGE = `nice -n 19 node_modules/.bin/node catalogue/imagery/photograph.ts [--only cloud-glaze-mug,kettle/detail] [--all] [--threads 1]

Renders every picture that is missing or whose recipe or model has changed, and encodes it into catalogue/pictures at once.
Covers come first, then scenes, other colours, other views. It can be stopped at any time and goes on where it was.
--all takes all of them anew, as after a change of the studio; --samples and --threads go to Blender.`;
const NO_BLENDER =
  'Blender is missing. On Debian: apt-get install --no-install-recommends blender python3-numpy fonts-lato';
/** Pictures that one Blender takes before the next one starts: it reads the models anew, and memory stays flat. */
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
  if (values.all) await forget();
  try {
    while ((await takeBatch()) > 0);
  } finally {
    for (const name of failed) process.stderr.write(`FAILED ${name}\n`);
    process.exitCode = failed.size === 0 ? 0 : 1;
  }
}

/** Makes Blender take some pictures, and encodes each as soon as it is there. Returns how many were finished. */
async function takeBatch(): Promise<number> {
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
  let isTold = false;
  for await (const line of createInterface({ input: blender.stdout })) {
    const [word, name = '', fingerprint = ''] = line.split(' ');
    if (word === 'FAILED') {
      failed.add(name);
      isTold = true;
    }
    if (word !== 'DONE') continue;
    process.stdout.write(`${line}\n`);
    if (!(await encode(name))) continue;
    await note(name, fingerprint);
    finished += 1;
  }
  const [code, signal] = await closed;
  if (code !== 0 && !isTold)
    throw new Error(
      `Blender broke off (${signal ?? `exit code ${code}`}). What is finished is kept; start again to go on.`,
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

/** Writes down by what a picture was taken; the note is kept with the files, so that every clone knows what is finished. */
async function note(name: string, fingerprint: string): Promise<void> {
  const notes = { ...JSON.parse(await readFile(taken, 'utf8')), [name]: fingerprint };
  const sorted = Object.fromEntries(Object.entries(notes).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(taken, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Without notes Blender takes everything to be out of date. */
async function forget(): Promise<void> {
  if (values.only !== '')
    throw new Error('Use --all without --only; to take one picture anew, delete its line in taken.json.');
  await writeFile(taken, '{}\n');
}
