import {
  type Localized,
  type PictureSpec,
  pictureSize,
  pictureUrl,
  type SceneLayout,
  type SceneTint,
  sceneSize,
  sceneUrl,
  tintColour,
} from '@mallard/catalogue';
import type { StoredPicture } from '../schema/index.ts';

/** A generated picture of one object; it scales without loss, so it has no other sources. */
export function storedPicture(spec: PictureSpec, alt: Localized): StoredPicture {
  const color = tintColour[spec.tint];
  return { url: pictureUrl(spec), alt, width: pictureSize, height: pictureSize, sources: [], color };
}

/** The generated art of a carousel slide in one of its layouts. */
export function storedScene(slug: string, layout: SceneLayout, tint: SceneTint, alt: Localized): StoredPicture {
  return { url: sceneUrl(slug, layout), alt, ...sceneSize[layout], sources: [], color: tintColour[tint] };
}
