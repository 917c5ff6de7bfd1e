import type { Brush } from '../brush.ts';
import { darker, lighter } from '../colour.ts';
import { box, line, oval, path, shadow, turned } from '../marks.ts';
import { contrast, material } from '../materials.ts';

/** Over-ear headphones, standing. */
export function headphones(brush: Brush, colour: string): string {
  const pad = contrast(colour) === material.linen ? darker(colour, 0.35) : contrast(colour);
  const cup = (x: number, inner: number) => [
    box(inner, 476, 66, 236, 33, brush.tube(pad)),
    box(x, 446, 122, 296, 56, brush.tube(colour)),
    oval(x + 61, 594, 24, 24, 'none', `stroke="${darker(colour, 0.4)}" stroke-width="5" opacity=".55"`),
    box(x + 22, 480, 12, 200, 6, '#FFFFFF', 'opacity=".2"'),
  ];
  return [
    shadow(brush, 480, 742, 270, 0.75),
    line('M262 500C232 80 728 80 698 500', brush.tube(colour), 48),
    line('M268 440C262 130 600 120 664 300', '#FFFFFF', 9, 'opacity=".22"'),
    line('M287 480C264 112 696 112 673 480', darker(colour, 0.35), 12, 'opacity=".7"'),
    ...cup(196, 292),
    ...cup(642, 602),
  ].join('');
}

/** The rounded case of wireless earbuds. */
export function earbuds(brush: Brush, colour: string): string {
  return [
    shadow(brush, 480, 706, 250),
    path(
      'M214 500C214 380 300 318 480 318S746 380 746 500V560C746 670 660 708 480 708S214 670 214 560Z',
      brush.tube(colour),
    ),
    path(
      'M214 500C214 380 300 318 480 318S746 380 746 500C660 516 300 516 214 500Z',
      brush.face(lighter(colour, 0.05)),
    ),
    line('M215 502C320 518 640 518 745 502', darker(colour, 0.42), 5),
    box(412, 488, 136, 26, 13, brush.tube(darker(colour, 0.14))),
    oval(480, 586, 11, 11, contrast(colour)),
    oval(372, 396, 110, 34, '#FFFFFF', 'opacity=".28" transform="rotate(-12 372 396)"'),
  ].join('');
}

/** A portable loudspeaker with a handle. */
export function speaker(brush: Brush, colour: string): string {
  return [
    shadow(brush, 480, 734, 268),
    line('M372 318C372 206 588 206 588 318', brush.tube(material.wood), 30),
    box(206, 300, 548, 436, 84, brush.tube(darker(colour, 0.15))),
    box(222, 314, 516, 408, 74, brush.face(lighter(colour, 0.1))),
    box(222, 314, 516, 408, 74, brush.mesh()),
    line('M290 322H620', '#FFFFFF', 6, 'opacity=".25"'),
    oval(654, 640, 40, 40, darker(colour, 0.5)),
    oval(651, 637, 38, 38, brush.ball(material.brass)),
  ].join('');
}

/** A pair of upright loudspeakers. */
export function tower(brush: Brush, colour: string): string {
  const one = (x: number) => {
    const cone = (y: number, r: number) =>
      oval(x + 96, y, r, r, brush.face(material.steel)) +
      oval(x + 96, y, r - 6, r - 6, brush.ball('#343C39')) +
      oval(x + 96, y, r * 0.34, r * 0.34, brush.ball('#59625E'));
    return [
      shadow(brush, x + 100, 790, 106),
      path(`M${x + 190} 196L${x + 226} 216V774L${x + 190} 790Z`, brush.face(darker(colour, 0.42))),
      box(x, 190, 194, 600, 14, brush.tube(colour)),
      ...[40, 84, 128, 160].map((at) =>
        line(`M${x + at} 200C${x + at + 8} 400 ${x + at - 10} 600 ${x + at} 782`, '#000000', 3, 'opacity=".1"'),
      ),
      cone(284, 40),
      cone(418, 66),
      cone(576, 76),
      box(x - 8, 780, 240, 18, 6, brush.tube(material.ink)),
    ].join('');
  };
  return one(216) + one(534);
}

/** A keyboard, seen from above the desk. */
export function keyboard(brush: Brush, colour: string): string {
  const keys: string[] = [];
  for (let row = 0; row < 4; row++) {
    const inset = 160 - row * 18;
    const width = (960 - 2 * inset) / 12;
    for (let key = 0; key < 12; key++) {
      const isSpace = row === 3 && key >= 4 && key <= 7;
      if (isSpace && key > 4) continue;
      const isAccent = (row === 0 && key === 0) || (row === 2 && key === 11);
      const cap = isAccent ? contrast(colour) : row === 3 && !isSpace ? darker(colour, 0.1) : lighter(colour, 0.2);
      keys.push(
        box(inset + key * width + 4, 452 + row * 56, (isSpace ? width * 4 : width) - 8, 50, 10, darker(cap, 0.34)),
        box(inset + key * width + 7, 450 + row * 56, (isSpace ? width * 4 : width) - 14, 42, 9, brush.face(cap)),
      );
    }
  }
  return [
    shadow(brush, 480, 706, 380),
    path(
      'M150 424H810C828 424 838 432 844 450L898 680C902 704 890 716 868 716H92C70 716 58 704 62 680L116 450C122 432 132 424 150 424Z',
      brush.face(darker(colour, 0.34)),
    ),
    path(
      'M150 420H810C828 420 838 428 844 444L896 664C900 688 888 698 868 698H92C72 698 60 688 64 664L116 444C122 428 132 420 150 420Z',
      brush.face(colour),
    ),
    ...keys,
  ].join('');
}

/** A wrist watch, upright. */
export function watch(brush: Brush, colour: string): string {
  const strap = '#8A4A33';
  const ticks = Array.from({ length: 12 }, (_, hour) =>
    turned(hour * 30, 480, 480, box(477, 366, 6, hour % 3 === 0 ? 26 : 15, 3, '#EFE6CC')),
  );
  return [
    shadow(brush, 480, 806, 120),
    path('M400 148H560L572 350H388Z', brush.tube(strap)),
    path('M388 610H572L556 804H404Z', brush.tube(strap)),
    line(
      'M412 162L402 336M548 162L558 336M402 624L416 792M558 624L544 792',
      '#E3B58C',
      3,
      'stroke-dasharray="9 9" opacity=".7"',
    ),
    box(642, 462, 30, 40, 8, brush.face(material.brass)),
    oval(480, 480, 168, 168, brush.face(material.brass)),
    oval(480, 480, 152, 152, darker(material.brass, 0.4)),
    oval(480, 480, 147, 147, brush.ball(colour)),
    ...ticks,
    line('M480 480L418 440', '#F5EFDC', 11),
    line('M480 480L566 412', '#F5EFDC', 8),
    line('M480 500L480 372', '#D9902A', 3),
    oval(480, 480, 10, 10, brush.ball(material.brass)),
    path('M372 400C400 350 450 336 500 338C440 360 400 400 384 470Z', '#FFFFFF', 'opacity=".1"'),
  ].join('');
}

/** A round table clock on two feet. */
export function clock(brush: Brush, colour: string): string {
  const ticks = Array.from({ length: 12 }, (_, hour) =>
    turned(hour * 30, 480, 468, box(476, 262, 8, hour % 3 === 0 ? 36 : 22, 4, '#2A332F')),
  );
  return [
    shadow(brush, 480, 766, 230),
    line('M352 680L304 754', brush.face(darker(colour, 0.2)), 34),
    line('M608 680L656 754', brush.face(darker(colour, 0.3)), 34),
    oval(480, 468, 288, 288, brush.face(colour)),
    oval(480, 468, 250, 250, darker(colour, 0.5)),
    oval(482, 472, 246, 246, '#E9E2D2'),
    oval(484, 474, 238, 238, brush.ball('#FBF8F0')),
    ...ticks,
    line('M480 468L396 396', '#222B27', 15),
    line('M480 468L630 380', '#222B27', 10),
    line('M450 492L600 330', '#C8811B', 4),
    oval(480, 468, 15, 15, brush.ball(material.brass)),
  ].join('');
}
