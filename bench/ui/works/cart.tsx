import type { CartItem } from '@mallard/domain/contract';
import { type ComponentType, useState } from 'react';
import { type Frame, openPage, pageRoot } from './open.tsx';
import { cents, picture } from './products.ts';
import { timed } from './timed.ts';

/** A line in the shape in which the shop has it. */
export type Line = CartItem;

export interface CartProps {
  lines: readonly Line[];
  /** All are the same functions as long as the page is open. */
  onQuantityChange: (id: string, quantity: number) => void;
  onSelectionChange: (id: string, isSelected: boolean) => void;
  onRemove: (id: string) => void;
}

const COUNT = 50;
/** The line whose number goes up: the third. */
const PRESSED = 2;
let change: (next: (before: readonly Line[]) => readonly Line[]) => void = () => {};

function mend(id: string, part: Partial<Line>): void {
  change((before) => before.map((line) => (line.id === id ? { ...line, ...part } : line)));
}
function onQuantityChange(id: string, quantity: number): void {
  mend(id, { quantity });
}
function onSelectionChange(id: string, isSelected: boolean): void {
  mend(id, { isSelected });
}
function onRemove(id: string): void {
  change((before) => before.filter((line) => line.id !== id));
}

function makeLines(): Line[] {
  return Array.from({ length: COUNT }, (_, at) => ({
    id: `line-${at}`,
    productUuid: `product-${at}`,
    skuUuid: `BG-${1000 + at}`,
    title: `Cloud-glaze mug with a bare clay foot, no. ${at + 1}`,
    attributes: [{ name: 'SKU', value: `BG-${1000 + at}` }],
    image: picture,
    price: cents(8900 + at * 100),
    originalPrice: null,
    addedPrice: cents(8900 + at * 100),
    quantity: 1,
    stock: 999,
    limit: 999,
    isSelected: true,
    status: 'available',
  }));
}

function Page({ Cart }: { Cart: ComponentType<CartProps> }) {
  const [lines, setLines] = useState<readonly Line[]>(makeLines);
  change = setLines;
  return (
    <Cart lines={lines} onQuantityChange={onQuantityChange} onSelectionChange={onSelectionChange} onRemove={onRemove} />
  );
}

/** The text of the pressed line's number, wherever its library keeps it. */
function shownQuantity(): string | undefined {
  return pressedLine()?.querySelector<HTMLInputElement>('input[inputmode]')?.value;
}

function pressedLine(): Element | undefined {
  return document.querySelectorAll('li')[PRESSED];
}

/** 50 lines of a cart appear, and a finger presses the plus of one. */
export function show(Own: Frame, Cart: ComponentType<CartProps>): void {
  const root = pageRoot();
  root.render(<Own>{null}</Own>);
  let wanted = 1;
  openPage({
    steps: {
      mount: () =>
        timed(() =>
          root.render(
            <Own>
              <Page Cart={Cart} />
            </Own>,
          ),
        ),
      unmount: () => timed(() => root.render(<Own>{null}</Own>)),
    },
    gestures: {
      press: {
        event: 'pointerup',
        target: () => {
          wanted = Number(shownQuantity()) + 1;
          return pressedLine()?.querySelector('button[aria-label^="Increase"]') ?? null;
        },
        isDone: () => shownQuantity() === String(wanted),
      },
    },
  });
}
