import type { Brush } from '../brush.ts';
import { darker, isPale, lighter } from '../colour.ts';
import { box, line, oval, path, shadow } from '../marks.ts';
import { contrast, material } from '../materials.ts';

/** A square cushion in corduroy. */
export function cushion(brush: Brush, colour: string): string {
  const outline =
    'M176 232C168 214 186 198 206 208C370 246 590 246 754 208C774 198 792 214 784 232C744 390 744 560 784 704C792 726 774 742 752 732C590 704 370 704 208 732C186 742 168 726 176 704C216 560 216 390 176 232Z';
  return [
    shadow(brush, 480, 716, 280),
    path(outline, brush.ball(colour)),
    path(outline, brush.ribs(46)),
    path(outline, brush.face(colour), 'opacity=".28"'),
    path(outline, 'none', `stroke="${darker(colour, 0.35)}" stroke-width="4" stroke-linejoin="round" opacity=".4"`),
  ].join('');
}

/** A stack of four folded towels, the first in the colour. */
export function towels(brush: Brush, colour: string): string {
  const stack = [colour, '#CB8768', '#9DB8A6', '#F1EBDD'].map((one, place, all) =>
    place > 0 && one === all[0] ? material.stoneware : one,
  );
  return [
    shadow(brush, 480, 738, 290),
    ...stack
      .map((one, place) => {
        const y = 322 + place * 104;
        const fold = `M226 ${y}H700C748 ${y} 760 ${y + 24} 760 ${y + 52}S748 ${y + 104} 700 ${y + 104}H226C206 ${y + 104} 198 ${y + 90} 198 ${y + 74}S206 ${y + 52} 226 ${y + 52}S198 ${y + 40} 198 ${y + 26}S206 ${y} 226 ${y}Z`;
        return [
          path(fold, brush.face(one)),
          line(`M230 ${y + 52}H690C716 ${y + 52} 724 ${y + 60} 724 ${y + 70}`, darker(one, 0.35), 5, 'opacity=".5"'),
          box(628, y + 2, 12, 100, 2, '#FFFFFF', 'opacity=".25"'),
          line(`M236 ${y + 9}H690`, '#FFFFFF', 6, 'opacity=".25"'),
        ].join('');
      })
      .reverse(),
  ].join('');
}

/** A throw folded in three, its fringe at the open end. */
export function blanket(brush: Brush, colour: string): string {
  const stripe = isPale(colour) ? darker(colour, 0.2) : lighter(colour, 0.55);
  const layer = (y: number, one: string) => {
    const fold = `M258 ${y}H706C722 ${y} 730 ${y + 10} 730 ${y + 24}V${y + 112}C730 ${y + 126} 722 ${y + 136} 706 ${y + 136}H258C176 ${y + 136} 176 ${y} 258 ${y}Z`;
    const fringe = Array.from({ length: 7 }, (_, place) => {
      const at = y + 20 + place * 16;
      return line(`M724 ${at}C748 ${at - 4} 764 ${at + 8} 786 ${at + 14}`, place % 2 ? darker(one, 0.14) : one, 9);
    });
    return [
      ...fringe,
      path(fold, brush.face(one)),
      path(fold, brush.ribs(16)),
      box(560, y, 26, 136, 0, stripe, 'opacity=".75"'),
      box(600, y, 10, 136, 0, stripe, 'opacity=".75"'),
      line(`M250 ${y + 10}H700`, '#FFFFFF', 8, 'opacity=".16"'),
      line(`M236 ${y + 68}H300`, darker(one, 0.5), 6, 'opacity=".4"'),
    ].join('');
  };
  return [
    shadow(brush, 470, 738, 290),
    layer(604, darker(colour, 0.14)),
    layer(470, darker(colour, 0.06)),
    layer(336, colour),
  ].join('');
}

/** A canvas tote. */
export function tote(brush: Brush, colour: string): string {
  const bag = 'M258 336C420 326 540 326 702 336L722 770C722 782 714 788 702 788H258C246 788 238 782 238 770Z';
  return [
    shadow(brush, 480, 786, 240),
    line('M378 356C372 130 588 130 582 356', darker(colour, 0.24), 26),
    path(bag, brush.tube(colour)),
    path('M258 336C420 326 540 326 702 336L706 400C560 420 400 420 254 400Z', '#000000', 'opacity=".05"'),
    line('M366 372C352 140 608 140 594 372', brush.tube(darker(colour, 0.05)), 28),
    line('M262 362C420 352 540 352 698 362', darker(colour, 0.3), 3, 'stroke-dasharray="12 9" opacity=".6"'),
    line('M300 440C290 560 284 680 288 770M668 470C676 590 676 690 672 770', darker(colour, 0.3), 6, 'opacity=".22"'),
    oval(480, 556, 74, 74, 'none', `stroke="${contrast(colour)}" stroke-width="17"`),
    box(428, 664, 104, 11, 5, contrast(colour)),
  ].join('');
}

/** A roll-top backpack. */
export function backpack(brush: Brush, colour: string): string {
  const strap = '#8A5A3C';
  return [
    shadow(brush, 480, 786, 220),
    line('M420 214C420 150 540 150 540 214', brush.tube(strap), 20),
    path(
      'M262 420C262 300 320 260 400 250H560C640 260 698 300 698 420V720C698 766 676 786 636 786H324C284 786 262 766 262 720Z',
      brush.tube(colour),
    ),
    box(300, 204, 360, 92, 40, brush.tube(lighter(colour, 0.07))),
    line('M312 268H648', darker(colour, 0.4), 4, 'opacity=".5"'),
    ...[388, 572].map(
      (x) => box(x - 15, 226, 30, 226, 8, brush.tube(strap)) + box(x - 22, 380, 44, 36, 8, brush.face(material.brass)),
    ),
    box(306, 500, 348, 236, 40, brush.face(lighter(colour, 0.05))),
    path(
      'M306 540C306 514 322 500 346 500H614C638 500 654 514 654 540V592C560 616 400 616 306 592Z',
      brush.face(darker(colour, 0.1)),
    ),
    box(462, 580, 36, 46, 8, brush.tube(strap)),
    line('M286 400C280 500 282 620 286 720', '#FFFFFF', 8, 'opacity=".12"'),
  ].join('');
}
