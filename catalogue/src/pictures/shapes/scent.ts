import type { Brush } from '../brush.ts';
import { darker, lighter } from '../colour.ts';
import { box, line, oval, path, shadow, turned } from '../marks.ts';
import { material } from '../materials.ts';

/** A burning candle in a stoneware cup. */
export function candle(brush: Brush, colour: string): string {
  const cup = 'M288 440V700C288 742 372 764 480 764S672 742 672 700V440Z';
  return [
    oval(480, 330, 300, 300, brush.glow('#FFD98A', 0.55)),
    shadow(brush, 480, 756, 195),
    path(cup, brush.tube(colour)),
    path(cup, brush.specks()),
    oval(480, 440, 192, 46, lighter(colour, 0.25)),
    oval(480, 445, 176, 38, brush.hollow(darker(colour, 0.1))),
    oval(480, 454, 168, 31, brush.glow('#FFF1CF', 1)),
    oval(480, 454, 168, 31, '#F4E6C8', 'opacity=".75"'),
    line('M480 446C482 420 478 400 480 372', '#2A211A', 6),
    path('M480 236C520 296 524 326 512 356C504 384 456 384 448 356C438 326 444 290 480 236Z', brush.ball('#F6B544')),
    path('M481 300C500 328 502 344 496 360C490 374 470 374 465 360C459 344 466 326 481 300Z', '#FFF4D3'),
  ].join('');
}

/** A pebble-shaped humidifier with a thread of mist. */
export function diffuser(brush: Brush, colour: string): string {
  return [
    oval(486, 140, 70, 170, brush.glow('#FFFFFF', 0.75)),
    line('M480 250C450 200 520 150 482 90C460 50 490 20 500 0', '#FFFFFF', 26, 'opacity=".45"'),
    shadow(brush, 480, 768, 190),
    path(
      'M480 232C560 250 704 450 704 604C704 716 620 770 480 770S256 716 256 604C256 450 400 250 480 232Z',
      brush.ball(colour),
    ),
    oval(480, 240, 26, 9, darker(colour, 0.5)),
    path(
      'M257 590C330 622 630 622 703 590C703 596 704 600 704 604C630 634 330 634 256 604Z',
      darker(colour, 0.3),
      'opacity=".4"',
    ),
    oval(480, 690, 13, 13, '#D9902A'),
    oval(480, 690, 34, 34, brush.glow('#F2B04A', 0.6)),
    oval(400, 400, 44, 96, '#FFFFFF', 'opacity=".22" transform="rotate(24 400 400)"'),
  ].join('');
}

/** A bottle with reeds. */
export function reeds(brush: Brush, colour: string): string {
  const sticks = [-24, -14, -6, 5, 13, 23].map((angle) =>
    turned(angle, 480, 520, box(475, 150, 10, 370, 4, brush.tube('#B8925A'))),
  );
  return [
    shadow(brush, 480, 772, 160),
    ...sticks,
    box(436, 372, 88, 66, 12, brush.tube(material.brass)),
    path(
      'M444 432H516C520 468 640 480 648 560V724C648 758 628 774 596 774H364C332 774 312 758 312 724V560C320 480 440 468 444 432Z',
      brush.tube(colour),
      'opacity=".92"',
    ),
    path(
      'M318 610C400 626 560 626 642 610V724C642 754 624 768 596 768H364C336 768 318 754 318 724Z',
      darker(colour, 0.3),
      'opacity=".45"',
    ),
    box(390, 580, 180, 120, 6, brush.face(material.linen)),
    box(416, 616, 128, 8, 4, '#2A332F', 'opacity=".7"'),
    box(436, 644, 88, 6, 3, '#2A332F', 'opacity=".4"'),
    path('M338 560C346 530 380 510 400 500C372 540 360 580 358 740H340Z', '#FFFFFF', 'opacity=".25"'),
  ].join('');
}

/** A potted plant with broad leaves. The colour is the pot's. */
export function plant(brush: Brush, colour: string): string {
  const leaf = (angle: number, length: number, fill: string) => {
    const tip = 596 - length;
    return turned(
      angle,
      480,
      596,
      line('M480 596V480', darker(material.leaf, 0.2), 8),
      path(
        `M480 ${tip}C${480 + length * 0.3} ${tip + length * 0.22} ${480 + length * 0.25} ${tip + length * 0.6} 480 ${tip + length * 0.76}Z`,
        brush.face(darker(fill, 0.22)),
      ),
      path(
        `M480 ${tip}C${480 - length * 0.3} ${tip + length * 0.22} ${480 - length * 0.25} ${tip + length * 0.6} 480 ${tip + length * 0.76}Z`,
        brush.face(fill),
      ),
      line(`M480 ${tip + 16}V${tip + length * 0.78}`, lighter(fill, 0.3), 3, 'opacity=".55"'),
    );
  };
  return [
    shadow(brush, 480, 806, 130),
    leaf(-78, 330, '#2A6A50'),
    leaf(76, 330, '#28634B'),
    leaf(-46, 400, '#337A5C'),
    leaf(47, 392, '#2C6E53'),
    leaf(-20, 330, '#2A6A50'),
    leaf(24, 320, '#337A5C'),
    leaf(1, 456, '#2F7358'),
    path('M356 592H604L574 790C570 812 390 812 386 790Z', brush.tube(colour)),
    path('M356 592H604L600 622H360Z', '#000000', 'opacity=".1"'),
    box(344, 566, 272, 44, 12, brush.tube(lighter(colour, 0.06))),
    oval(480, 570, 124, 12, brush.hollow(material.soil)),
  ].join('');
}

/** A bottle vase with a budding branch. */
export function vase(brush: Brush, colour: string): string {
  const twig = (d: string, buds: readonly (readonly [number, number, number])[]) =>
    line(d, material.twig, 7) +
    buds
      .map(([x, y, angle]) =>
        turned(
          angle,
          x,
          y,
          path(
            `M${x} ${y}C${x + 22} ${y - 16} ${x + 20} ${y - 48} ${x} ${y - 66}C${x - 20} ${y - 48} ${x - 22} ${y - 16} ${x} ${y}Z`,
            brush.face(material.bud),
          ),
        ),
      )
      .join('');
  return [
    shadow(brush, 480, 802, 150),
    twig('M478 450C470 340 420 260 372 180', [
      [372, 182, -30],
      [398, 228, 40],
      [404, 236, -74],
      [432, 292, 34],
      [440, 312, -70],
      [462, 370, -56],
    ]),
    twig('M484 450C492 330 520 230 540 130', [
      [540, 132, 12],
      [528, 188, -40],
      [524, 210, 62],
      [508, 268, -44],
      [506, 288, 58],
      [492, 350, 52],
    ]),
    twig('M488 450C520 370 570 320 626 280', [
      [626, 282, 56],
      [588, 310, 10],
      [574, 322, 92],
      [538, 362, 6],
    ]),
    path(
      'M440 440C446 430 514 430 520 440C516 500 524 540 560 570C620 612 642 660 634 712C624 776 570 804 480 804S336 776 326 712C318 660 340 612 400 570C436 540 444 500 440 440Z',
      brush.tube(colour),
    ),
    path(
      'M352 690C352 640 380 606 420 584C396 630 384 680 390 740C368 730 354 714 352 690Z',
      '#FFFFFF',
      'opacity=".13"',
    ),
    oval(480, 440, 40, 9, darker(colour, 0.5)),
  ].join('');
}
