import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Uploader } from '../../forms/Uploader/Uploader.tsx';
import enUS from '../../locales/en-US/index.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Image } from '../Image/Image.tsx';
import { MallardProvider } from './MallardProvider.tsx';

afterEach(cleanup);

const shared = { alt: '', width: 4, height: 3 };
const pictures = (
  <>
    <Image {...shared} src="/media/1.jpg" sources={[{ srcSet: '/media/1,w.avif 320w, /media/2.avif 640w' }]} />
    <Image {...shared} src="https://cdn.example/3.jpg" />
    <Image {...shared} src="data:image/gif;base64,R0lGODlh" />
    <Image {...shared} src="//cdn.example/4.jpg" />
    <Avatar name="Mallard" src="/uploads/5.webp" />
  </>
);

function withBase(children: ReactNode, pictureBase?: string) {
  return (
    <MallardProvider locale="en-US" messages={enUS} pictureBase={pictureBase}>
      {children}
    </MallardProvider>
  );
}

const urlsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('img, source')].map(
    (element) => element.getAttribute('srcset') ?? element.getAttribute('src'),
  );

it('precedes paths of pictures, and no other URLs', () => {
  const { container } = render(withBase(pictures, 'https://api.example/shop'));
  expect(urlsIn(container)).toEqual([
    'https://api.example/shop/media/1,w.avif 320w, https://api.example/shop/media/2.avif 640w',
    'https://api.example/shop/media/1.jpg',
    'https://cdn.example/3.jpg',
    'data:image/gif;base64,R0lGODlh',
    '//cdn.example/4.jpg',
    'https://api.example/shop/uploads/5.webp',
  ]);
});

it('precedes the paths of pictures that are preloaded', () => {
  const html = renderToString(
    withBase(<Image {...shared} isPriority src="/media/1.jpg" sources={[{ srcSet: '/media/1.avif 4w' }]} />, '/shop'),
  );
  expect(html).toContain('imageSrcSet="/shop/media/1.avif 4w"');
});

it('precedes the paths of uploaded photos', () => {
  const items = [{ id: '1', name: 'photo', url: '/uploads/1.webp', status: 'done' as const }];
  const { container } = render(
    withBase(<Uploader label="Photos" items={items} onAdd={() => {}} onRemove={() => {}} />, '/shop'),
  );
  expect(urlsIn(container)).toEqual(['/shop/uploads/1.webp']);
});

it('leaves paths as they are by default', () => {
  const { container } = render(withBase(pictures));
  expect(urlsIn(container).slice(0, 2)).toEqual(['/media/1,w.avif 320w, /media/2.avif 640w', '/media/1.jpg']);
});
