import { isPale } from './colour.ts';
import { pictureColours } from './palette.ts';

/** Colours of what objects are made of besides their main colour. */
export const material = {
  wood: '#B9794C',
  brass: '#CDA552',
  linen: '#F1EBDD',
  stoneware: '#E6DFD1',
  ink: '#2A332F',
  steel: '#C9CECB',
  leaf: '#2F7358',
  twig: '#7C6A4E',
  bud: '#A9B58A',
  warmLight: '#FFE7A6',
  soil: '#4A3628',
} as const;

/** A colour that stands out from the main one. */
export function contrast(colour: string): string {
  return isPale(colour) ? pictureColours.bottleGreen : material.linen;
}
