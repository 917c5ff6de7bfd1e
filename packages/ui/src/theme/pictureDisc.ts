import { vars } from './vars.css.ts';

/** Style fragment of a round control on a picture: pictures keep their light backdrop in every theme, so the disc on them does too. */
export const pictureDisc = { background: 'rgb(255 255 255 / 0.82)', color: vars.color.foreground['on-scene'] };

/** The same under the pointer. */
export const pictureDiscLit = { background: 'rgb(255 255 255 / 0.96)' };
