import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileOf, type PhotographFacts, photographTypes } from '../../src/photographs/photograph.ts';
import { encodePicture, recipe } from './encodePicture.ts';
import { readManifest, writeManifest } from './manifestFile.ts';

export interface EncodeAllOptions {
  /** Where the PNGs are, `<product>/<view>.png`. Also holds the notes of what was encoded. */
  renders: string;
  /** Where the files and `manifest.json` go. */
  pictures: string;
  /** Names or beginnings of names, `<product>` or `<product>/<view>`; empty for all. */
  only: readonly string[];
  /** Encode also what is up to date. */
  force?: boolean;
  /** How long to look for a smaller AVIF, 0–9; left out, as long as is good for the shop. */
  effort?: number;
  /** Hears of each picture, after it is done. */
  onPicture?: (name: string, result: 'encoded' | 'unchanged' | Error) => void;
}

/**
 * Encodes every PNG that is new or has changed. The manifest is saved after each, so stopping half-way loses nothing.
 * Pictures in the manifest whose PNG is not here stay as they are.
 */
export async function encodeAll(options: EncodeAllOptions): Promise<void> {
  const { renders, pictures, only, force = false, effort, onPicture = () => {} } = options;
  const manifestPath = join(pictures, 'manifest.json');
  const notesPath = join(renders, 'encoded.json');
  const notes: Record<string, string> = existsSync(notesPath) ? JSON.parse(await readFile(notesPath, 'utf8')) : {};
  await mkdir(pictures, { recursive: true });
  for (const name of await namesIn(renders, only)) {
    const png = await readFile(join(renders, `${name}.png`));
    const digest = createHash('sha256').update(recipe).update(png).digest('base64url');
    // Read anew each time: somebody else may have encoded meanwhile.
    const known = (await readManifest(manifestPath))[name];
    if (!force && notes[name] === digest && known && isComplete(name, known, pictures)) {
      onPicture(name, 'unchanged');
      continue;
    }
    try {
      const facts = await encodePicture(name, png, pictures, effort);
      await writeManifest(manifestPath, { ...(await readManifest(manifestPath)), [name]: facts });
      notes[name] = digest;
      await writeFile(notesPath, JSON.stringify(notes, null, 1));
      onPicture(name, 'encoded');
    } catch (error) {
      onPicture(name, error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/** Takes a picture out: its files and its line of the manifest. Says whether it was there. */
export async function removePicture(name: string, pictures: string): Promise<boolean> {
  const manifestPath = join(pictures, 'manifest.json');
  const { [name]: facts, ...others } = await readManifest(manifestPath);
  if (!facts) return false;
  for (const path of filesOf(name, facts)) await rm(join(pictures, path), { force: true });
  await writeManifest(manifestPath, others);
  return true;
}

async function namesIn(renders: string, only: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for await (const path of glob('*/*.png', { cwd: renders })) names.push(path.replaceAll('\\', '/').slice(0, -4));
  const isWanted = (name: string) => only.includes(name) || only.includes(dirname(name));
  return names.filter((name) => only.length === 0 || isWanted(name)).sort();
}

function isComplete(name: string, facts: PhotographFacts, pictures: string): boolean {
  return filesOf(name, facts).every((path) => existsSync(join(pictures, path)));
}

/** Paths of all files of a picture, relative to the folder of pictures. */
export function filesOf(name: string, { widths }: PhotographFacts): string[] {
  return widths.flatMap((width) => photographTypes.map((type) => fileOf(name, width, type)));
}
