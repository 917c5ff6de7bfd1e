import type { PictureShape } from '../types.ts';
import type { Brush } from './brush.ts';
import * as bath from './shapes/bath.ts';
import * as cloth from './shapes/cloth.ts';
import * as desk from './shapes/desk.ts';
import * as light from './shapes/light.ts';
import * as room from './shapes/room.ts';
import * as scent from './shapes/scent.ts';
import * as sound from './shapes/sound.ts';
import * as stove from './shapes/stove.ts';
import * as table from './shapes/table.ts';

/** Draws one object with its shadow on a square of 960 units, in the given main colour. */
export type Drawing = (brush: Brush, colour: string) => string;

/** How each object is drawn. */
export const drawings: Readonly<Record<PictureShape, Drawing>> = {
  backpack: cloth.backpack,
  bed: room.bed,
  blanket: cloth.blanket,
  board: stove.board,
  'bottle-pump': bath.bottlePump,
  bowl: table.bowl,
  candle: scent.candle,
  chair: room.chair,
  clock: sound.clock,
  cushion: cloth.cushion,
  desk: room.desk,
  diffuser: scent.diffuser,
  dropper: bath.dropper,
  earbuds: sound.earbuds,
  envelope: desk.envelope,
  flask: table.flask,
  headphones: sound.headphones,
  inkwell: desk.inkwell,
  jar: bath.jar,
  keyboard: sound.keyboard,
  kettle: stove.kettle,
  knife: stove.knife,
  'lamp-globe': light.lampGlobe,
  'lamp-pendant': light.lampPendant,
  'lamp-table': light.lampTable,
  lantern: light.lantern,
  mug: table.mug,
  notebook: desk.notebook,
  pan: stove.pan,
  pen: desk.pen,
  'pen-cup': desk.penCup,
  plant: scent.plant,
  plate: table.plate,
  pot: stove.pot,
  reeds: scent.reeds,
  shelf: room.shelf,
  soap: bath.soap,
  sofa: room.sofa,
  speaker: sound.speaker,
  stool: room.stool,
  table: room.table,
  teapot: table.teapot,
  tote: cloth.tote,
  towels: cloth.towels,
  tower: sound.tower,
  tube: bath.tube,
  vase: scent.vase,
  watch: sound.watch,
};

/** Whether a word names an object that can be drawn. */
export function isPictureShape(word: string): word is PictureShape {
  return Object.hasOwn(drawings, word);
}
