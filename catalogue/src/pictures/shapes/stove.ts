import type { Brush } from '../brush.ts';
import { darker, lighter } from '../colour.ts';
import { box, line, oval, path, shadow, turned } from '../marks.ts';
import { material } from '../materials.ts';

/** A gooseneck kettle. */
export function kettle(brush: Brush, colour: string): string {
  return [
    shadow(brush, 470, 736, 200),
    line('M312 640C190 640 258 372 142 352', brush.tube(colour), 34),
    line('M640 396C740 372 782 396 784 456', brush.tube(colour), 28),
    box(763, 452, 42, 196, 20, brush.tube(material.wood)),
    path(
      'M372 322H568C620 322 640 380 656 460L694 690C700 724 676 738 640 738H300C264 738 240 724 246 690L284 460C300 380 320 322 372 322Z',
      brush.tube(colour),
    ),
    path('M330 400C318 500 300 610 292 690H310C322 600 340 500 352 400Z', '#FFFFFF', 'opacity=".1"'),
    oval(470, 322, 108, 24, darker(colour, 0.3)),
    path('M372 316C384 284 556 284 568 316C548 338 392 338 372 316Z', brush.tube(lighter(colour, 0.05))),
    path('M444 240C444 226 496 226 496 240L488 290H452Z', brush.tube(material.wood)),
  ].join('');
}

/** A skillet. */
export function pan(brush: Brush, colour: string): string {
  return [
    shadow(brush, 400, 668, 230),
    line('M640 510L846 424', brush.face(material.wood), 38),
    line('M640 500L836 418', '#FFFFFF', 5, 'opacity=".25"'),
    line('M600 524L664 498', brush.face(darker(colour, 0.1)), 30),
    path('M108 492C118 560 160 668 220 668H570C630 668 668 560 680 492Z', brush.tube(colour)),
    oval(394, 492, 286, 82, lighter(colour, 0.2)),
    oval(394, 497, 272, 72, brush.hollow(colour)),
    oval(394, 524, 226, 46, brush.face(lighter(colour, 0.06))),
  ].join('');
}

/** A casserole with its lid on. */
export function pot(brush: Brush, colour: string): string {
  return [
    shadow(brush, 480, 730, 250),
    line('M226 500C140 488 140 568 232 560', brush.tube(colour), 34),
    line('M734 500C820 488 820 568 728 560', brush.tube(darker(colour, 0.2)), 34),
    path('M212 440H748V650C748 712 716 732 660 732H300C244 732 212 712 212 650Z', brush.tube(colour)),
    path('M212 450C300 488 660 488 748 450V474C660 512 300 512 212 474Z', '#000000', 'opacity=".16"'),
    path(
      'M198 436C214 330 400 304 480 304S746 330 762 436C700 484 260 484 198 436Z',
      brush.tube(lighter(colour, 0.05)),
    ),
    path('M270 392C310 350 400 336 450 334C390 350 330 372 300 412Z', '#FFFFFF', 'opacity=".2"'),
    box(452, 274, 56, 34, 8, brush.tube(material.brass)),
    oval(480, 262, 50, 28, brush.ball(material.brass)),
  ].join('');
}

/** A kitchen knife, lying. */
export function knife(brush: Brush, colour: string): string {
  return [
    oval(540, 640, 380, 60, brush.glow('#2A2116', 0.4), 'transform="rotate(-24 540 640)"'),
    turned(
      -24,
      480,
      540,
      path('M96 560C180 452 330 440 590 440V596H250C180 596 128 584 96 560Z', brush.face(material.steel)),
      path('M96 560C200 556 380 560 590 556V596H250C180 596 128 584 96 560Z', '#FFFFFF', 'opacity=".5"'),
      line('M240 470C340 446 470 446 586 446', '#8A918D', 4, 'opacity=".5"'),
      box(582, 436, 34, 112, 8, brush.face(material.brass)),
      path('M612 440H830C872 440 886 470 880 500C874 534 850 540 820 536C740 526 680 552 612 544Z', brush.face(colour)),
      path('M624 452H830C850 452 862 462 866 474C780 462 700 466 624 468Z', '#FFFFFF', 'opacity=".16"'),
      ...[680, 750, 820].map((x) => oval(x, 494, 9, 9, brush.ball(material.brass))),
    ),
  ].join('');
}

/** A cutting board, standing. */
export function board(brush: Brush, colour: string): string {
  const outline =
    'M292 330C292 300 312 286 340 286H420C436 286 440 270 440 250V196C440 172 456 160 480 160S520 172 520 196V250C520 270 524 286 540 286H620C648 286 668 300 668 330V716C668 744 650 758 622 758H338C310 758 292 744 292 716Z';
  const grain = [330, 380, 436, 500, 552, 610]
    .map((x, row) =>
      line(
        `M${x} 300C${x + 18 - row * 4} 440 ${x - 20 + row * 6} 580 ${x + 6} 748`,
        darker(colour, 0.3),
        5,
        'opacity=".3"',
      ),
    )
    .join('');
  return [
    shadow(brush, 490, 760, 200),
    path(outline, darker(colour, 0.45), 'transform="translate(16 4)"'),
    path(outline, brush.face(colour)),
    grain,
    line(
      'M440 420C470 380 520 380 540 430C556 480 500 520 470 490C450 468 460 440 490 440',
      darker(colour, 0.3),
      5,
      'opacity=".28"',
    ),
    line('M300 330C300 304 318 294 342 294H424', '#FFFFFF', 5, 'opacity=".35"'),
    oval(480, 208, 16, 16, darker(colour, 0.6)),
  ].join('');
}
