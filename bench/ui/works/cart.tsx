import type { CartItem } from '@mallard/domain/contract';
import { type ComponentType, useState } from 'react';
import { type Frame, openPage, pageRoot } from './open.tsx';
import { cents, picture } from './products.ts';
import { timed } from './timed.ts';

/** A cart line in the format of the shop. */
export type Line = CartItem;

export interface CartProps {
  lines: readonly Line[];
  /** All handlers are stable. */
  onQuantityChange: (id: string, quantity: number) => void;
  onSelectionChange: (id: string, isSelected: boolean) => void;
  onRemove: (id: string) => void;
}

const COUNT = 50;
/** Index of the line whose quantity increases. */
const TAPPED = 2;
let change: (next: (before: readonly Line[]) => readonly Line[]) => void = () => {};

function updateLine(id: string, part: Partial<Line>): void {
  change((before) => before.map((line) => (line.id === id ? { ...line, ...part } : line)));
}
function onQuantityChange(id: string, quantity: number): void {
  updateLine(id, { quantity });
}
function onSelectionChange(id: string, isSelected: boolean): void {
  updateLine(id, { isSelected });
}
function onRemove(id: string): void {
  change((before) => before.filter((line) => line.id !== id));
}

function makeLines(): Line[] {
  return Array.from({ length: COUNT }, (_, index) => ({
    id: `line-${index}`,
    productUuid: `product-${index}`,
    skuUuid: `BG-${1000 + index}`,
    title: `Cloud-glaze mug with a bare clay foot, no. ${index + 1}`,
    attributes: [{ name: 'SKU', value: `BG-${1000 + index}` }],
    image: picture,
    price: cents(8900 + index * 100),
    originalPrice: null,
    addedPrice: cents(8900 + index * 100),
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

/** Returns the displayed quantity of the line. */
function shownQuantity(): string | undefined {
  return tappedLine()?.querySelector<HTMLInputElement>('input[inputmode]')?.value;
}

function tappedLine(): Element | undefined {
  return document.querySelectorAll('li')[TAPPED];
}

/** Mounts 50 cart lines, and taps the plus button of one. */
export function show(Wrapper: Frame, Cart: ComponentType<CartProps>): void {
  const root = pageRoot();
  root.render(<Wrapper>{null}</Wrapper>);
  let expectedQuantity = 1;
  openPage({
    steps: {
      mount: () =>
        timed(() =>
          root.render(
            <Wrapper>
              <Page Cart={Cart} />
            </Wrapper>,
          ),
        ),
      unmount: () => timed(() => root.render(<Wrapper>{null}</Wrapper>)),
    },
    gestures: {
      press: {
        event: 'pointerup',
        target: () => {
          expectedQuantity = Number(shownQuantity()) + 1;
          return tappedLine()?.querySelector('button[aria-label^="Increase"]') ?? null;
        },
        isDone: () => shownQuantity() === String(expectedQuantity),
      },
    },
  });
}
