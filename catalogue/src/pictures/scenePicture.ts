import type { SceneLayout } from '../types.ts';
import { backdrop } from './backdrop.ts';
import { createBrush } from './brush.ts';
import { type ScenePlacement, scenes } from './scenes.ts';
import { drawings } from './shapes.ts';
import { svgDocument } from './svgDocument.ts';

/** Width and height of carousel art, in units of its viewBox and in CSS pixels. */
export const sceneSize: Readonly<Record<SceneLayout, { width: number; height: number }>> = {
  wide: { width: 1280, height: 720 },
  tall: { width: 900, height: 1200 },
};

/** What a scene's name says. */
export interface SceneName {
  slug: string;
  layout: SceneLayout;
}

/**
 * Draws carousel art as an SVG document: objects at the right (wide) or below (tall), room for type elsewhere.
 *
 * @throws {RangeError} when no scene has that slug; names from outside go through `parseSceneName` first
 */
export function scenePicture({ slug, layout }: SceneName): string {
  const scene = Object.hasOwn(scenes, slug) ? scenes[slug] : undefined;
  if (scene === undefined) throw new RangeError(`There is no scene "${slug}".`);
  const { width, height } = sceneSize[layout];
  const brush = createBrush();
  const place = ({ shape, colour, x, y, scale }: ScenePlacement) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${drawings[shape](brush, colour)}</g>`;
  const drawing = backdrop(brush, scene.tint, width, height) + scene[layout].map(place).join('');
  return svgDocument(width, height, brush, drawing);
}

/** Path of carousel art: `/media/scenes/<slug>-<layout>.svg`. */
export function sceneUrl(slug: string, layout: SceneLayout): string {
  return `/media/scenes/${slug}-${layout}.svg`;
}

/** Reads the file name at the end of a `sceneUrl`; `null` for every other name. */
export function parseSceneName(name: string): SceneName | null {
  const [, slug = '', layout] = /^([a-z-]+)-(wide|tall)\.svg$/.exec(name) ?? [];
  return Object.hasOwn(scenes, slug) && (layout === 'wide' || layout === 'tall') ? { slug, layout } : null;
}
