import type { Brush } from '../brush.ts';
import { darker, lighter } from '../colour.ts';
import { box, line, oval, path, shadow, turned } from '../marks.ts';
import { contrast, material } from '../materials.ts';

/** A paper label with lines in place of text. */
function label(brush: Brush, x: number, y: number, width: number, height: number): string {
  return [
    box(x, y, width, height, 4, brush.tube(material.linen)),
    box(x + width * 0.16, y + height * 0.24, width * 0.52, 8, 4, '#2A332F', 'opacity=".8"'),
    box(x + width * 0.16, y + height * 0.42, width * 0.66, 5, 2, '#2A332F', 'opacity=".45"'),
    box(x + width * 0.16, y + height * 0.54, width * 0.42, 5, 2, '#2A332F', 'opacity=".45"'),
    oval(x + width * 0.22, y + height * 0.78, 9, 9, 'none', 'stroke="#0E5546" stroke-width="4"'),
  ].join('');
}

/** A dropper bottle. */
export function dropper(brush: Brush, colour: string): string {
  return [
    shadow(brush, 480, 790, 150),
    path('M444 190C444 150 516 150 516 190V300H444Z', brush.tube(material.ink)),
    box(424, 290, 112, 96, 12, brush.tube(material.ink)),
    line('M444 300V380M462 300V380M500 300V380M518 300V380', '#000000', 4, 'opacity=".3"'),
    path(
      'M436 386H524V410C524 440 640 446 640 520V748C640 776 622 790 594 790H366C338 790 320 776 320 748V520C320 446 436 440 436 410Z',
      brush.tube(colour),
    ),
    path(
      'M340 530C340 480 400 462 430 450C390 490 366 520 362 760H350C344 760 340 752 340 742Z',
      '#FFFFFF',
      'opacity=".22"',
    ),
    label(brush, 320, 556, 320, 150),
  ].join('');
}

/** A bottle with a pump. */
export function bottlePump(brush: Brush, colour: string): string {
  return [
    shadow(brush, 480, 792, 150),
    path('M470 176H350C322 176 316 204 320 226H342C344 210 352 208 366 208H470Z', brush.face(material.ink)),
    box(438, 164, 96, 54, 16, brush.tube(material.ink)),
    box(470, 214, 30, 86, 4, brush.tube(material.steel)),
    box(420, 292, 130, 60, 10, brush.tube(material.ink)),
    path(
      'M424 352H546C552 384 648 386 648 460V744C648 778 630 792 600 792H370C340 792 322 778 322 744V460C322 386 418 384 424 352Z',
      brush.tube(colour),
    ),
    path(
      'M344 470C346 430 390 412 414 402C378 440 364 480 364 760C350 754 344 748 344 736Z',
      '#FFFFFF',
      'opacity=".2"',
    ),
    label(brush, 322, 500, 326, 176),
  ].join('');
}

/** A jar of cream with a wooden lid. */
export function jar(brush: Brush, colour: string): string {
  return [
    shadow(brush, 480, 720, 235),
    path('M254 436H706V650C706 704 680 722 630 722H330C280 722 254 704 254 650Z', brush.tube(colour)),
    path('M280 450H298V690C286 684 280 670 280 650Z', '#FFFFFF', 'opacity=".4"'),
    box(368, 520, 190, 13, 6, contrast(colour)),
    box(368, 556, 130, 7, 3, contrast(colour), 'opacity=".6"'),
    box(368, 580, 160, 7, 3, contrast(colour), 'opacity=".6"'),
    path(
      'M238 340C238 312 256 302 290 302H670C704 302 722 312 722 340V420C722 442 706 448 690 448H270C254 448 238 442 238 420Z',
      brush.tube(material.wood),
    ),
    path(
      'M238 340C238 312 256 302 290 302H670C704 302 722 312 722 340C640 352 320 352 238 340Z',
      brush.face(lighter(material.wood, 0.16)),
    ),
  ].join('');
}

/** Two bars of soap, one upon the other. */
export function soap(brush: Brush, colour: string): string {
  const bar = (x: number, y: number, one: string) => {
    const side = `M${x} ${y}C${x} ${y + 46} ${x} ${y + 96} ${x + 6} ${y + 108}C${x + 26} ${y + 156} ${x + 414} ${y + 156} ${x + 434} ${y + 108}C${x + 440} ${y + 96} ${x + 440} ${y + 46} ${x + 440} ${y}Z`;
    const top = `M${x} ${y}C${x + 4} ${y - 40} ${x + 40} ${y - 84} ${x + 90} ${y - 92}C${x + 160} ${y - 100} ${x + 280} ${y - 100} ${x + 350} ${y - 92}C${x + 400} ${y - 84} ${x + 436} ${y - 40} ${x + 440} ${y}C${x + 436} ${y + 48} ${x + 4} ${y + 48} ${x} ${y}Z`;
    return [
      path(side, brush.tube(one)),
      path(side, brush.specks()),
      path(top, brush.face(lighter(one, 0.14))),
      path(top, brush.specks()),
      oval(x + 220, y - 30, 84, 32, 'none', `stroke="${darker(one, 0.3)}" stroke-width="7" opacity=".4"`),
      oval(x + 222, y - 26, 84, 32, 'none', 'stroke="#FFFFFF" stroke-width="4" opacity=".3"'),
    ];
  };
  return [
    shadow(brush, 480, 716, 240),
    ...bar(260, 592, contrast(colour) === material.linen ? '#EFE6D6' : '#8FA693'),
    oval(500, 590, 220, 50, brush.glow('#2A2116', 0.45)),
    turned(-4, 480, 460, ...bar(250, 450, colour)),
  ].join('');
}

/** A squeezed tube, standing on its cap. */
export function tube(brush: Brush, colour: string): string {
  return [
    shadow(brush, 480, 800, 108),
    path('M346 172H614L606 230L582 690H378L354 230Z', brush.tube(colour)),
    path('M340 150H620V196H340Z', brush.face(lighter(colour, 0.1))),
    line('M346 162H614M346 184H614', darker(colour, 0.35), 3, 'opacity=".5"'),
    path('M400 230C392 380 404 540 412 680H430C418 540 412 380 424 230Z', '#FFFFFF', 'opacity=".22"'),
    line('M540 260C560 320 530 360 556 420', '#FFFFFF', 8, 'opacity=".14"'),
    box(420, 400, 124, 13, 6, contrast(colour)),
    box(432, 436, 100, 7, 3, contrast(colour), 'opacity=".7"'),
    box(444, 458, 76, 7, 3, contrast(colour), 'opacity=".7"'),
    box(384, 690, 192, 112, 18, brush.tube(material.ink)),
    line('M404 704V790M432 704V790M460 704V790M500 704V790M528 704V790M556 704V790', '#000000', 4, 'opacity=".22"'),
  ].join('');
}
