import type { Brush } from '../brush.ts';
import { darker, lighter } from '../colour.ts';
import { box, line, oval, path, shadow, turned } from '../marks.ts';
import { material } from '../materials.ts';

/** A cloth-bound notebook with an elastic band. */
export function notebook(brush: Brush, colour: string): string {
  return [
    oval(530, 768, 320, 46, brush.glow('#2A2116', 0.55)),
    turned(
      -5,
      480,
      480,
      path('M300 204H690V776H300Z', brush.face(darker(colour, 0.4)), 'transform="translate(14 8)"'),
      box(300, 214, 394, 556, 4, brush.face('#F4EEDF')),
      line('M694 224V764M688 224V764', '#CFC4AB', 3),
      path(
        'M256 196C256 186 262 180 272 180H648C660 180 668 188 668 200V756C668 768 660 776 648 776H272C262 776 256 770 256 760Z',
        brush.face(colour),
      ),
      box(256, 180, 44, 596, 8, brush.tube(darker(colour, 0.12))),
      line('M304 186V770', darker(colour, 0.4), 4, 'opacity=".5"'),
      oval(470, 372, 42, 42, 'none', `stroke="${lighter(colour, 0.36)}" stroke-width="6" opacity=".7"`),
      box(426, 446, 88, 6, 3, lighter(colour, 0.36), 'opacity=".7"'),
      box(596, 178, 20, 600, 3, brush.tube(colour === '#C8811B' ? '#0E5546' : '#D9A02B')),
      path('M430 776L430 838L446 820L462 838V776Z', brush.face(darker('#D9A02B', 0.1))),
    ),
  ].join('');
}

/** A fountain pen, lying. */
export function pen(brush: Brush, colour: string): string {
  return [
    oval(520, 640, 400, 44, brush.glow('#2A2116', 0.5), 'transform="rotate(-33 520 600)"'),
    `<g transform="rotate(57 480 500)">${[
      path('M446 700H514L486 800C484 806 476 806 474 800Z', brush.tube(material.brass)),
      line('M480 740V800', '#5C4520', 3),
      oval(480, 736, 5, 5, '#5C4520'),
      path('M440 600H520L514 706H446Z', brush.tube(darker(colour, 0.3))),
      box(434, 586, 92, 18, 6, brush.tube(material.brass)),
      path('M430 430H530L526 590H434Z', brush.tube(colour)),
      path('M426 140C426 112 534 112 534 140V440H426Z', brush.tube(colour)),
      box(422, 424, 116, 22, 6, brush.tube(material.brass)),
      box(470, 150, 18, 210, 9, brush.tube(material.brass)),
      oval(479, 356, 14, 16, brush.ball(material.brass)),
      oval(480, 126, 40, 9, brush.face(material.brass)),
      box(446, 150, 9, 420, 4, '#FFFFFF', 'opacity=".26"'),
    ].join('')}</g>`,
  ].join('');
}

/** An envelope with a wax seal over a sheet of paper. */
export function envelope(brush: Brush, colour: string): string {
  return [
    oval(520, 736, 380, 52, brush.glow('#2A2116', 0.55)),
    turned(
      -4,
      480,
      500,
      box(230, 210, 480, 420, 4, brush.face('#FBF7EC')),
      ...[270, 306, 342].map((y) => box(286, y, y === 342 ? 240 : 360, 6, 3, '#2A332F', 'opacity=".22"')),
      box(150, 360, 660, 380, 10, brush.face(darker(colour, 0.06))),
      path('M154 372L480 580L806 372V732L154 732Z', brush.face(colour)),
      path('M152 736L420 540H540L808 736Z', brush.face(lighter(colour, 0.07))),
      line('M152 734L420 542M808 734L540 542', darker(colour, 0.3), 3, 'opacity=".35"'),
      path('M150 366L458 588C472 598 488 598 502 588L810 366Z', brush.face(lighter(colour, 0.13))),
      line('M150 368L458 590C472 600 488 600 502 590L810 368', darker(colour, 0.4), 4, 'opacity=".4"'),
    ),
    oval(486, 590, 50, 48, darker('#8E2F2A', 0.3)),
    oval(482, 585, 48, 46, brush.ball(colour === '#8A4A33' ? '#0E5546' : '#9C3B33')),
    oval(482, 585, 28, 27, 'none', 'stroke="#000000" stroke-width="5" opacity=".2"'),
  ].join('');
}

/** A square bottle of ink. */
export function inkwell(brush: Brush, colour: string): string {
  const glass =
    'M290 470C290 440 310 430 340 430H620C650 430 670 440 670 470V690C670 722 650 736 620 736H340C310 736 290 722 290 690Z';
  return [
    shadow(brush, 480, 734, 205),
    path(glass, brush.tube('#DDE6EA'), 'opacity=".85"'),
    path(
      'M312 510C400 522 560 522 648 510V680C648 704 634 716 610 716H350C326 716 312 704 312 680Z',
      brush.tube(colour),
    ),
    oval(480, 512, 168, 14, lighter(colour, 0.22)),
    path(
      'M312 470C312 456 322 448 340 448H360C344 540 344 620 356 716C328 716 312 704 312 680Z',
      '#FFFFFF',
      'opacity=".3"',
    ),
    box(388, 578, 184, 92, 5, brush.tube(material.linen)),
    box(418, 602, 124, 10, 5, colour),
    box(436, 630, 88, 6, 3, '#2A332F', 'opacity=".45"'),
    path('M400 400H560V436H400Z', brush.tube('#C9D3D8')),
    path(
      'M380 300C380 276 396 266 420 266H540C564 266 580 276 580 300V390C580 404 572 410 560 410H400C388 410 380 404 380 390Z',
      brush.tube(material.ink),
    ),
    line('M404 290V400M430 284V402M530 284V402M556 290V400', '#000000', 5, 'opacity=".3"'),
  ].join('');
}

/** A cup of pens and brushes. */
export function penCup(brush: Brush, colour: string): string {
  return [
    shadow(brush, 480, 788, 165),
    turned(
      -11,
      480,
      600,
      box(412, 210, 26, 340, 6, brush.tube('#0E5546')),
      path('M412 212L425 160L438 212Z', brush.face('#E6CDA4')),
      path('M420 182L425 160L430 182Z', '#2A332F'),
    ),
    turned(
      4,
      480,
      600,
      box(462, 176, 30, 380, 10, brush.tube('#2F449C')),
      box(460, 300, 34, 12, 4, brush.tube(material.brass)),
    ),
    turned(
      13,
      480,
      600,
      box(524, 250, 18, 300, 5, brush.tube('#D8B98A')),
      box(520, 216, 26, 50, 4, brush.tube(material.steel)),
      path('M518 220C514 170 526 150 533 130C542 150 552 170 548 220Z', brush.face('#5A4030')),
    ),
    turned(20, 480, 600, box(560, 300, 22, 260, 6, brush.tube('#C8811B'))),
    path('M330 452C330 490 336 700 346 754C352 800 608 800 614 754C624 700 630 490 630 452Z', brush.tube(colour)),
    ...[380, 430, 500, 560].map((x) =>
      line(`M${x} 500C${x + 8} 580 ${x - 8} 680 ${x + 2} 776`, darker(colour, 0.35), 4, 'opacity=".22"'),
    ),
    path(
      'M330 452C330 424 400 414 480 414S630 424 630 452C630 480 560 490 480 490S330 480 330 452Z',
      lighter(colour, 0.16),
      'fill-rule="evenodd" clip-rule="evenodd" opacity="0"',
    ),
    line('M331 452C338 484 420 490 480 490S622 484 629 452', lighter(colour, 0.2), 9),
  ].join('');
}
