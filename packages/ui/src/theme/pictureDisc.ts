import { vars } from './vars.css.ts';

/**
 * Style fragment of a round control on a picture. Pictures have a light backdrop in every theme, so
 * this background is light too.
 */
export const pictureDisc = { background: 'rgb(255 255 255 / 0.82)', color: vars.color.foreground['on-scene'] };

/** The background under the pointer. */
export const pictureDiscLit = { background: 'rgb(255 255 255 / 0.96)' };
