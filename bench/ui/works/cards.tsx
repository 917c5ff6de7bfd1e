import { type ComponentType, useState } from 'react';
import { type Frame, openPage, pageRoot } from './open.tsx';
import { cents, makeProducts, type Product } from './products.ts';
import { timed } from './timed.ts';

export interface CardsProps {
  products: readonly Product[];
  /** Both are the same functions as long as the page is open. */
  onFavoriteChange: (id: string, isFavorite: boolean) => void;
  onAdd: (id: string) => void;
}

const COUNT = 200;
let change: (next: (before: readonly Product[]) => readonly Product[]) => void = () => {};

function onFavoriteChange(id: string, isFavorite: boolean): void {
  change((before) => before.map((product) => (product.id === id ? { ...product, isFavorite } : product)));
}
function onAdd(): void {}

function Page({ Cards, first }: { Cards: ComponentType<CardsProps>; first: readonly Product[] }) {
  const [products, setProducts] = useState(first);
  change = setProducts;
  return <Cards products={products} onFavoriteChange={onFavoriteChange} onAdd={onAdd} />;
}

/** 200 product cards appear, get new prices, one of them becomes a favourite, and they go. */
export function show(Own: Frame, Cards: ComponentType<CardsProps>): void {
  const root = pageRoot();
  const products = makeProducts(COUNT);
  root.render(<Own>{null}</Own>);
  openPage({
    steps: {
      mount: () =>
        timed(() =>
          root.render(
            <Own>
              <Page Cards={Cards} first={products} />
            </Own>,
          ),
        ),
      prices: () =>
        timed(() => change((before) => before.map((product) => ({ ...product, price: cents(product.price + 100) })))),
      favorite: () =>
        timed(() =>
          change((before) =>
            before.map((product, at) => (at === 1 ? { ...product, isFavorite: !product.isFavorite } : product)),
          ),
        ),
      unmount: () => timed(() => root.render(<Own>{null}</Own>)),
    },
  });
}

/** The same on a server. */
export function cardsOnServer(Own: Frame, Cards: ComponentType<CardsProps>) {
  const products = makeProducts(COUNT);
  return (
    <Own>
      <Page Cards={Cards} first={products} />
    </Own>
  );
}
