import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileOf, type PhotographFacts, photographTypes } from '../../src/photographs/photograph.ts';
import { encodePicture, recipe } from './encodePicture.ts';
import { readManifest, writeManifest } from './manifestFile.ts';

export interface EncodeAllOptions {
  /** Folder of the PNGs, `<product>/<view>.png`, and of a file with their hashes. */
  renders: string;
  /** Folder for the encoded files and `manifest.json`. */
  pictures: string;
  /** Names to encode, `<product>` or `<product>/<view>`; empty for all. */
  only: readonly string[];
  /** Whether to encode pictures that are up to date too. */
  force?: boolean;
  /** Effort of AVIF compression, 0–9. */
  effort?: number;
  /** Called after each picture. */
  onPicture?: (name: string, result: 'encoded' | 'unchanged' | Error) => void;
}

/**
 * Encodes every PNG that is new or has changed. It saves the manifest after each picture, so an interruption loses nothing. Pictures in
 * the manifest without a PNG do not change.
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
    // Read each time, because another process may write the manifest too.
    const existingFacts = (await readManifest(manifestPath))[name];
    if (!force && notes[name] === digest && existingFacts && isComplete(name, existingFacts, pictures)) {
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

/** Deletes the files of a picture and its line in the manifest. @returns whether the picture existed */
export async function removePicture(name: string, pictures: string): Promise<boolean> {
  const manifestPath = join(pictures, 'manifest.json');
  const { [name]: facts, ...otherPictures } = await readManifest(manifestPath);
  if (!facts) return false;
  for (const path of filesOf(name, facts)) await rm(join(pictures, path), { force: true });
  await writeManifest(manifestPath, otherPictures);
  return true;
}

async function namesIn(renders: string, only: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for await (const path of glob('*/*.png', { cwd: renders })) names.push(path.replaceAll('\\', '/').slice(0, -4));
  const isSelected = (name: string) => only.includes(name) || only.includes(dirname(name));
  return names.filter((name) => only.length === 0 || isSelected(name)).sort();
}

function isComplete(name: string, facts: PhotographFacts, pictures: string): boolean {
  return filesOf(name, facts).every((path) => existsSync(join(pictures, path)));
}

/** Returns the paths of all files of a picture, relative to the folder of pictures. */
export function filesOf(name: string, { widths }: PhotographFacts): string[] {
  return widths.flatMap((width) => photographTypes.map((type) => fileOf(name, width, type)));
}
