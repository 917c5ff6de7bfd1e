import type { StandIn } from '../photographs/cataloguePicture.ts';
import type { PictureSpec, SceneLayout, SceneTint } from '../types.ts';
import { type Look, picture } from './look.ts';
import { tintColour } from './palette.ts';
import { pictureUrl } from './pictureName.ts';
import { pictureSize } from './productPicture.ts';
import { sceneSize, sceneUrl } from './scenePicture.ts';

/** A drawing in place of a photograph; it scales without loss, so it has no other sources. */
export function standInPicture(spec: PictureSpec): StandIn {
  return {
    url: pictureUrl(spec),
    width: pictureSize,
    height: pictureSize,
    sources: [],
    color: tintColour[spec.tint],
    placeholder: null,
  };
}

/** The drawn art of a carousel slide in one of its layouts. */
export function standInScene(slug: string, layout: SceneLayout, tint: SceneTint): StandIn {
  return { url: sceneUrl(slug, layout), ...sceneSize[layout], sources: [], color: tintColour[tint], placeholder: null };
}

/** The object of a drawn cover before another backdrop. */
export function secondStandIn([shape, tint, colour]: Look): StandIn {
  return standInPicture(picture([shape, otherTint[tint], colour]));
}

const otherTint: Readonly<Record<SceneTint, SceneTint>> = {
  sage: 'cream',
  moss: 'sand',
  mist: 'stone',
  lilac: 'blush',
  stone: 'mist',
  cream: 'moss',
  sand: 'sage',
  butter: 'cream',
  clay: 'stone',
  blush: 'lilac',
};
