import type { Brush } from '../brush.ts';
import { darker, lighter } from '../colour.ts';
import { box, line, oval, path, shadow } from '../marks.ts';
import { material } from '../materials.ts';

/** A mug, glazed above, bare below. */
export function mug(brush: Brush, colour: string): string {
  const foot =
    'M285 545C330 520 370 590 430 570S540 520 615 556V650C615 708 590 728 550 728H350C310 728 285 708 285 650Z';
  return [
    shadow(brush, 455, 728, 170),
    line('M600 392C745 350 775 640 596 612', brush.tube(colour), 46),
    line('M612 384C716 366 744 500 700 562', '#FFFFFF', 5, 'opacity=".2"'),
    path('M285 300H615V650C615 708 590 728 550 728H350C310 728 285 708 285 650Z', brush.tube(colour)),
    path(foot, brush.tube(material.stoneware)),
    path(foot, brush.specks()),
    oval(450, 300, 165, 36, lighter(colour, 0.14)),
    oval(450, 303, 153, 29, brush.hollow(colour)),
    path('M300 312C330 286 570 286 600 312C570 338 330 338 300 312Z', '#33221A'),
  ].join('');
}

/** A bowl with a bare outside. */
export function bowl(brush: Brush, colour: string): string {
  const side = 'M222 420C232 560 340 668 420 682H540C620 668 728 560 738 420Z';
  return [
    shadow(brush, 480, 722, 150),
    path('M408 668H552L560 712C560 726 400 726 400 712Z', brush.tube(darker(material.stoneware, 0.1))),
    path(side, brush.tube(material.stoneware)),
    path(side, brush.specks()),
    oval(480, 420, 258, 66, lighter(colour, 0.12)),
    oval(480, 424, 245, 57, brush.hollow(colour)),
    oval(510, 444, 150, 26, lighter(colour, 0.3), 'opacity=".28"'),
  ].join('');
}

/** A stack of plates. */
export function plate(brush: Brush, colour: string): string {
  const layer = (y: number) =>
    path(
      `M170 ${y}C170 ${y + 40} 300 ${y + 106} 480 ${y + 106}S790 ${y + 40} 790 ${y}Z`,
      brush.tube(darker(colour, 0.08)),
    ) + oval(480, y, 310, 92, lighter(colour, 0.16));
  return [
    shadow(brush, 480, 730, 240),
    ...[640, 604, 568, 532].map(layer),
    oval(480, 534, 298, 84, brush.face(colour)),
    oval(480, 542, 216, 56, darker(colour, 0.12)),
    oval(480, 545, 210, 52, brush.face(lighter(colour, 0.08))),
    oval(400, 525, 110, 18, '#FFFFFF', 'opacity=".16"'),
  ].join('');
}

/** A round teapot. */
export function teapot(brush: Brush, colour: string): string {
  return [
    shadow(brush, 470, 722, 185),
    line('M655 430C790 388 820 590 668 600', brush.tube(material.wood), 30),
    path('M330 640C250 600 205 520 150 420C138 398 176 376 194 398C246 462 280 500 340 500Z', brush.tube(colour)),
    oval(168, 400, 26, 11, darker(colour, 0.45), 'transform="rotate(-30 168 400)"'),
    path('M390 690H550L562 716C562 728 378 728 378 716Z', brush.tube(darker(colour, 0.25))),
    path(
      'M262 545C262 420 360 374 470 374S678 420 678 545C678 640 590 704 470 704S262 640 262 545Z',
      brush.ball(colour),
    ),
    oval(470, 392, 116, 24, darker(colour, 0.3)),
    path('M360 386C372 336 568 336 580 386C560 408 380 408 360 386Z', brush.tube(colour)),
    oval(470, 322, 30, 26, brush.ball(material.wood)),
    oval(385, 470, 62, 34, '#FFFFFF', 'opacity=".13" transform="rotate(-24 385 470)"'),
  ].join('');
}

/** A vacuum flask. */
export function flask(brush: Brush, colour: string): string {
  return [
    shadow(brush, 470, 780, 128),
    line('M410 214C410 140 530 140 530 214', brush.tube(material.ink), 24),
    box(386, 206, 168, 104, 26, brush.tube(material.ink)),
    box(376, 296, 188, 22, 8, brush.tube(material.steel)),
    path(
      'M356 350C356 326 372 314 392 314H548C568 314 584 326 584 350V748C584 770 568 784 546 784H394C372 784 356 770 356 748Z',
      brush.tube(colour),
    ),
    path('M392 340H404V752H392Z', '#FFFFFF', 'opacity=".16"'),
    box(356, 740, 228, 6, 0, darker(colour, 0.4), 'opacity=".5"'),
  ].join('');
}
