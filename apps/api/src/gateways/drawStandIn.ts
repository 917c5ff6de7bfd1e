import { createHash } from 'node:crypto';
import { parsePictureName, parseSceneName, productPicture, scenePicture } from '@mallard/catalogue';
import type { MediaFile } from './mediaFile.ts';

/** Draws what stands in for a photograph: `/media/pictures/<name>.svg` and `/media/scenes/<name>.svg`. */
export function drawStandIn(path: string): MediaFile | null {
  const [, , folder = '', name = '', ...more] = path.split('/');
  const svg = more.length === 0 ? draw(folder, name) : null;
  if (svg === null) return null;
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
  // The name says what is drawn, so what was drawn once never changes.
  return {
    type: 'image/svg+xml; charset=utf-8',
    hash,
    isCurrent: true,
    read: async () => new TextEncoder().encode(svg),
  };
}

function draw(folder: string, name: string): string | null {
  if (folder === 'pictures') {
    const picture = parsePictureName(name);
    return picture && productPicture(picture);
  }
  const scene = folder === 'scenes' ? parseSceneName(name) : null;
  return scene && scenePicture(scene);
}
