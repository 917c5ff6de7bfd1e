import type { Brush } from '../brush.ts';
import { darker, lighter } from '../colour.ts';
import { box, line, oval, path, shadow } from '../marks.ts';
import { contrast, material } from '../materials.ts';

/** A dining chair with a curved back. The colour is the seat's; a wooden colour makes it a cord seat. */
export function chair(brush: Brush, colour: string): string {
  const wood = material.wood;
  const leg = (d: string, shade = 0) => line(d, brush.tube(darker(wood, shade)), 26);
  return [
    shadow(brush, 480, 806, 230, 0.6),
    leg('M330 560L316 790', 0.35),
    leg('M630 560L644 790', 0.4),
    leg('M330 540C350 440 320 340 312 196'),
    leg('M630 540C610 440 640 340 648 196', 0.12),
    path(
      'M286 178C288 130 320 122 480 122S672 130 674 178C678 222 668 244 644 240C560 226 400 226 316 240C292 244 282 222 286 178Z',
      brush.tube(wood),
    ),
    line('M310 150C360 136 560 134 620 142', '#FFFFFF', 6, 'opacity=".3"'),
    leg('M286 600L262 806'),
    leg('M674 600L698 806', 0.15),
    path('M242 596C250 616 350 640 480 640S710 616 718 596V574H242Z', brush.tube(darker(wood, 0.2))),
    path(
      'M236 562C240 520 300 494 480 494S720 520 724 562C728 606 640 618 480 618S232 606 236 562Z',
      brush.tube(colour),
    ),
    oval(420, 534, 150, 22, '#FFFFFF', 'opacity=".1"'),
  ].join('');
}

/** A three-legged stool. */
export function stool(brush: Brush, colour: string): string {
  return [
    shadow(brush, 480, 778, 210, 0.6),
    box(462, 440, 36, 310, 16, brush.tube(darker(colour, 0.35))),
    line('M362 440L296 772', brush.tube(colour), 38),
    line('M598 440L664 772', brush.tube(darker(colour, 0.15)), 38),
    box(330, 611, 300, 18, 9, brush.face(darker(colour, 0.2))),
    path('M246 392V416C246 466 350 494 480 494S714 466 714 416V392Z', brush.tube(darker(colour, 0.1))),
    oval(480, 392, 234, 72, brush.face(lighter(colour, 0.1))),
    oval(486, 398, 182, 48, brush.hollow(colour), 'opacity=".55"'),
    ...[300, 350, 410].map((rx) =>
      oval(480, 392, rx * 0.5, rx * 0.14, 'none', `stroke="${darker(colour, 0.3)}" stroke-width="3" opacity=".3"`),
    ),
  ].join('');
}

/** A two-seat sofa. */
export function sofa(brush: Brush, colour: string): string {
  const seam = darker(colour, 0.35);
  return [
    shadow(brush, 480, 730, 400, 0.6),
    ...[170, 790].map((x) => line(`M${x} 676L${x + (x < 480 ? -10 : 10)} 728`, brush.tube(material.wood), 24)),
    path('M150 470C150 352 200 330 270 330H690C760 330 810 352 810 470V640H150Z', brush.face(darker(colour, 0.08))),
    box(196, 360, 280, 220, 46, brush.face(lighter(colour, 0.04))),
    box(484, 360, 280, 220, 46, brush.face(colour)),
    box(180, 540, 298, 96, 34, brush.face(lighter(colour, 0.12))),
    box(482, 540, 298, 96, 34, brush.face(lighter(colour, 0.06))),
    box(140, 620, 680, 74, 22, brush.face(darker(colour, 0.14))),
    line('M196 630H764', seam, 4, 'opacity=".4"'),
    box(92, 450, 108, 246, 48, brush.tube(colour)),
    box(760, 450, 108, 246, 48, brush.tube(darker(colour, 0.06))),
    path(
      'M610 430C640 420 720 420 744 432C752 470 752 530 744 566C710 578 640 576 612 566C602 530 602 470 610 430Z',
      brush.face(contrast(colour) === material.linen ? '#C8811B' : contrast(colour)),
    ),
  ].join('');
}

/** A table with a round-edged top. */
export function table(brush: Brush, colour: string): string {
  return [
    shadow(brush, 480, 770, 260, 0.6),
    line('M340 440L324 716', brush.tube(darker(colour, 0.4)), 30),
    line('M620 440L636 716', brush.tube(darker(colour, 0.45)), 30),
    line('M250 450L216 766', brush.tube(colour), 34),
    line('M710 450L744 766', brush.tube(darker(colour, 0.16)), 34),
    path('M140 400V426C140 480 290 510 480 510S820 480 820 426V400Z', brush.tube(darker(colour, 0.14))),
    oval(480, 400, 340, 84, brush.face(lighter(colour, 0.12))),
    ...[290, 210, 120].map((rx) =>
      oval(470, 398, rx, rx * 0.24, 'none', `stroke="${darker(colour, 0.3)}" stroke-width="4" opacity=".25"`),
    ),
    oval(580, 416, 90, 18, brush.glow('#2A2116', 0.45)),
    path('M490 340C490 322 590 322 590 340V396C590 420 490 420 490 396Z', brush.tube(material.stoneware)),
    oval(540, 339, 50, 12, brush.hollow('#8A6A4F')),
  ].join('');
}

/** A writing desk with two drawers. */
export function desk(brush: Brush, colour: string): string {
  const drawer = (x: number) => [
    box(x, 456, 268, 78, 6, darker(colour, 0.5)),
    box(x + 3, 458, 262, 72, 5, brush.face(lighter(colour, 0.06))),
    box(x + 104, 486, 60, 12, 6, brush.tube(material.brass)),
  ];
  return [
    shadow(brush, 480, 772, 350, 0.6),
    box(196, 530, 22, 196, 6, brush.tube(darker(colour, 0.45))),
    box(742, 530, 22, 196, 6, brush.tube(darker(colour, 0.5))),
    line('M160 540L146 764', brush.tube(colour), 30),
    line('M800 540L814 764', brush.tube(darker(colour, 0.15)), 30),
    box(140, 440, 680, 108, 10, brush.face(darker(colour, 0.12))),
    ...drawer(202),
    ...drawer(490),
    path('M148 378H812L852 436H108Z', brush.face(lighter(colour, 0.14))),
    box(104, 432, 752, 24, 10, brush.face(lighter(colour, 0.05))),
    line('M190 400H770M240 416H700', darker(colour, 0.3), 3, 'opacity=".22"'),
    oval(690, 412, 84, 13, brush.glow('#2A2116', 0.5)),
    box(612, 382, 132, 24, 4, brush.face('#0E5546')),
    box(622, 362, 116, 20, 4, brush.face('#F3EEE3')),
    box(616, 340, 124, 22, 4, brush.face('#B96A45')),
    path('M268 330C268 316 330 316 330 330L324 404C324 412 274 412 274 404Z', brush.tube(material.stoneware)),
    line('M288 326L276 236M300 324L304 216M310 326L330 248', material.twig, 6),
  ].join('');
}

/** A shelf of four tiers with a few things on it. */
export function shelf(brush: Brush, colour: string): string {
  const tier = (y: number) => [
    box(222, y, 516, 24, 5, brush.face(lighter(colour, 0.08))),
    box(222, y + 18, 516, 7, 3, darker(colour, 0.4), 'opacity=".6"'),
  ];
  const books = (x: number, y: number, spines: readonly (readonly [string, number])[]) =>
    spines.map(([fill, height], place) => box(x + place * 32, y - height, 28, height, 4, brush.tube(fill)));
  return [
    shadow(brush, 480, 806, 280, 0.6),
    box(246, 200, 18, 606, 5, brush.tube(darker(colour, 0.35))),
    box(696, 200, 18, 606, 5, brush.tube(darker(colour, 0.4))),
    ...[222, 396, 570, 744].flatMap(tier),
    ...books(286, 396, [
      ['#0E5546', 124],
      ['#B96A45', 108],
      ['#F3EEE3', 130],
      ['#2F449C', 112],
    ]),
    oval(600, 352, 44, 44, brush.ball('#C8811B')),
    box(584, 302, 32, 24, 6, brush.tube('#C8811B')),
    ...books(520, 570, [
      ['#8A4A33', 118],
      ['#8FA693', 128],
      ['#F3EEE3', 104],
      ['#1F2925', 120],
    ]),
    box(290, 500, 150, 70, 14, brush.tube(material.stoneware)),
    path('M340 690C340 680 420 680 420 690L410 744H350Z', brush.tube('#B96A45')),
    path(
      'M380 690C330 650 340 610 366 600C384 630 386 660 380 690C400 640 424 626 446 626C444 656 420 680 380 690Z',
      brush.face(material.leaf),
    ),
    box(540, 672, 130, 72, 10, brush.face('#C8A56B')),
    box(212, 196, 22, 612, 6, brush.tube(colour)),
    box(726, 196, 22, 612, 6, brush.tube(darker(colour, 0.12))),
  ].join('');
}

/** A made bed, seen from its foot. The colour is the bed linen's. */
export function bed(brush: Brush, colour: string): string {
  return [
    shadow(brush, 480, 744, 370, 0.6),
    ...[158, 802].map((x) => box(x - 15, 690, 30, 60, 12, brush.tube(material.wood))),
    box(132, 250, 696, 330, 60, brush.face(darker(colour, 0.2))),
    line('M190 268H720', '#FFFFFF', 7, 'opacity=".16"'),
    path('M196 452C180 400 220 384 330 386S466 400 460 452C456 500 210 500 196 452Z', brush.ball(material.linen)),
    path(
      'M500 452C494 400 520 386 640 386S780 400 764 452C750 500 506 500 500 452Z',
      brush.ball(darker(material.linen, 0.06)),
    ),
    path(
      'M150 490C160 462 300 456 480 456S800 462 810 490L838 660C842 700 820 712 780 712H180C140 712 118 700 122 660Z',
      brush.face(lighter(colour, 0.08)),
    ),
    path(
      'M146 506C160 484 300 474 480 474S800 484 814 506L822 556C700 532 260 532 138 556Z',
      brush.face(material.linen),
    ),
    line(
      'M230 560C220 610 208 660 206 704M390 552C384 610 396 660 384 706M560 552C572 610 560 660 572 706M720 560C736 610 744 660 752 704',
      darker(colour, 0.3),
      7,
      'opacity=".25"',
    ),
    box(118, 672, 724, 40, 16, brush.face(material.wood)),
  ].join('');
}
