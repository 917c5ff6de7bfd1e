import { type ComponentType, useState } from 'react';
import { type Frame, openPage, pageRoot } from './open.tsx';
import { cents, makeProducts, type Product } from './products.ts';
import { timed } from './timed.ts';

export interface CardsProps {
  products: readonly Product[];
  /** Both handlers are stable. */
  onFavoriteChange: (id: string, isFavorite: boolean) => void;
  onAdd: (id: string) => void;
}

const COUNT = 200;
let change: (next: (before: readonly Product[]) => readonly Product[]) => void = () => {};

function onFavoriteChange(id: string, isFavorite: boolean): void {
  change((before) => before.map((product) => (product.id === id ? { ...product, isFavorite } : product)));
}
function onAdd(): void {}

function Page({ Cards, initialProducts }: { Cards: ComponentType<CardsProps>; initialProducts: readonly Product[] }) {
  const [products, setProducts] = useState(initialProducts);
  change = setProducts;
  return <Cards products={products} onFavoriteChange={onFavoriteChange} onAdd={onAdd} />;
}

/** Mounts 200 product cards, changes their prices, marks one as a favorite, and unmounts them. */
export function show(Wrapper: Frame, Cards: ComponentType<CardsProps>): void {
  const root = pageRoot();
  const products = makeProducts(COUNT);
  root.render(<Wrapper>{null}</Wrapper>);
  openPage({
    steps: {
      mount: () =>
        timed(() =>
          root.render(
            <Wrapper>
              <Page Cards={Cards} initialProducts={products} />
            </Wrapper>,
          ),
        ),
      prices: () =>
        timed(() => change((before) => before.map((product) => ({ ...product, price: cents(product.price + 100) })))),
      favorite: () =>
        timed(() =>
          change((before) =>
            before.map((product, index) => (index === 1 ? { ...product, isFavorite: !product.isFavorite } : product)),
          ),
        ),
      unmount: () => timed(() => root.render(<Wrapper>{null}</Wrapper>)),
    },
  });
}

/** Returns the same page for a server. */
export function cardsOnServer(Wrapper: Frame, Cards: ComponentType<CardsProps>) {
  const products = makeProducts(COUNT);
  return (
    <Wrapper>
      <Page Cards={Cards} initialProducts={products} />
    </Wrapper>
  );
}
