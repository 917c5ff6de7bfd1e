import type { Brush } from '../brush.ts';
import { darker, lighter } from '../colour.ts';
import { box, line, oval, path, shadow } from '../marks.ts';
import { material } from '../materials.ts';

/** A table lamp with a cloth shade and a pull chain. */
export function lampTable(brush: Brush, colour: string): string {
  return [
    oval(480, 430, 330, 330, brush.glow(material.warmLight, 0.75)),
    shadow(brush, 480, 766, 140),
    box(468, 400, 24, 330, 6, brush.tube(material.brass)),
    oval(480, 748, 138, 34, darker(material.brass, 0.25)),
    oval(480, 736, 138, 32, brush.tube(material.brass)),
    line('M628 400V500', material.brass, 4),
    oval(628, 510, 11, 11, brush.ball(material.brass)),
    path(
      'M404 182H556C584 182 596 196 606 222L690 408C640 438 320 438 270 408L354 222C364 196 376 182 404 182Z',
      brush.tube(colour),
    ),
    path('M270 408C320 438 640 438 690 408C640 424 320 424 270 408Z', material.warmLight, 'opacity=".9"'),
    oval(480, 392, 190, 90, brush.glow(material.warmLight, 0.5)),
    oval(480, 184, 92, 11, lighter(colour, 0.35), 'opacity=".7"'),
    oval(480, 164, 14, 16, brush.ball(material.brass)),
  ].join('');
}

/** A glowing glass globe on a foot. The colour tints the foot when it is not pale. */
export function lampGlobe(brush: Brush, colour: string): string {
  const foot = colour === '#F3EEE3' ? material.brass : colour;
  return [
    oval(480, 400, 400, 400, brush.glow('#FFDF8E', 0.7)),
    shadow(brush, 480, 752, 160),
    oval(480, 742, 160, 30, darker(foot, 0.35)),
    path('M320 732C330 692 420 686 440 664H520C540 686 630 692 640 732A160 28 0 0 1 320 732Z', brush.tube(foot)),
    box(436, 606, 88, 66, 8, brush.tube(foot)),
    oval(480, 402, 222, 222, brush.ball('#FFEFC2')),
    oval(480, 402, 222, 222, brush.glow('#FFFFFF', 0.7)),
    oval(400, 316, 62, 40, '#FFFFFF', 'opacity=".55" transform="rotate(-35 400 316)"'),
  ].join('');
}

/** A deep dome on a cord. */
export function lampPendant(brush: Brush, colour: string): string {
  return [
    oval(480, 690, 360, 230, brush.glow(material.warmLight, 0.85)),
    line('M480 0V262', material.ink, 7),
    box(448, 250, 64, 62, 14, brush.tube(material.brass)),
    path('M440 308C448 296 512 296 520 308C640 330 734 450 744 610H216C226 450 320 330 440 308Z', brush.tube(colour)),
    path(
      'M300 470C330 400 380 360 420 346C370 390 336 450 318 560H280C282 530 288 500 300 470Z',
      '#FFFFFF',
      'opacity=".13"',
    ),
    oval(480, 610, 264, 46, lighter(colour, 0.1)),
    oval(480, 614, 252, 38, brush.hollow('#F7E7B9')),
    oval(480, 622, 96, 40, brush.glow('#FFFFFF', 1)),
    oval(480, 626, 46, 34, '#FFF6DA'),
  ].join('');
}

/** A lantern to carry. */
export function lantern(brush: Brush, colour: string): string {
  return [
    oval(480, 500, 330, 330, brush.glow('#FFDF8E', 0.65)),
    shadow(brush, 480, 768, 160),
    line('M342 352C342 130 618 130 618 352', brush.tube(darker(colour, 0.1)), 15),
    box(428, 148, 104, 34, 17, brush.tube(material.wood)),
    path('M384 332C392 282 568 282 576 332L600 372H360Z', brush.tube(colour)),
    box(350, 368, 260, 28, 10, brush.tube(lighter(colour, 0.06))),
    box(366, 396, 228, 262, 30, brush.tube('#FCEFCB'), 'opacity=".9"'),
    oval(480, 530, 120, 140, brush.glow('#FFD873', 0.95)),
    path('M480 452C512 500 522 530 512 566C504 592 456 592 448 566C438 530 448 500 480 452Z', '#FFF9E6'),
    path('M392 412H408V642H392Z', '#FFFFFF', 'opacity=".6"'),
    ...[366, 472, 578].map((x) => box(x, 392, 16, 270, 4, brush.tube(colour), x === 472 ? 'opacity=".0"' : '')),
    box(350, 650, 260, 26, 10, brush.tube(lighter(colour, 0.06))),
    path('M340 676H620L638 748C638 774 322 774 322 748Z', brush.tube(colour)),
    oval(480, 722, 22, 22, brush.ball(material.brass)),
  ].join('');
}
