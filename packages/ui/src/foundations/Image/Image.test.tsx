import { cleanup, fireEvent, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverConformance } from '../../testing/conformance.tsx';
import { Image } from './Image.tsx';

serverConformance(() => (
  <div>
    <Image src="/vase.webp" alt="vase" width={4} height={3} color="#DFE6DC" placeholder="data:," />
    <Image src={null} alt="vase" width={4} height={3} />
  </div>
));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('passes frame props to the frame and image props to the image', () => {
  const ref = createRef<HTMLSpanElement>();
  const { container } = render(
    <Image ref={ref} className="host" data-host="yes" src="/vase.webp" alt="" width={4} height={3} />,
  );
  expect(ref.current).toBe(container.firstElementChild);
  expect(ref.current?.classList.contains('host')).toBe(true);
  expect(container.querySelector('[data-host]')?.tagName).toBe('IMG');
});

it('limits the color to the picture’s area in a frame with other proportions', () => {
  const { container } = render(
    <Image src="/vase.webp" alt="" width={4} height={3} color="#DFE6DC" ratio="1:1" fit="contain" />,
  );
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 4 3');
});

it('resets its state with another picture', () => {
  const picture = (src: string | null) => <Image src={src} alt="vase" width={4} height={3} />;
  const { container, rerender } = render(picture('/one.webp'));
  const image = () => container.querySelector('img');
  const one = image();
  if (one) fireEvent.error(one);
  expect(container.querySelector('[data-broken]')).not.toBeNull();
  rerender(picture('/other.webp'));
  expect(image()).not.toBe(one);
  expect(container.querySelector('[data-broken]')).toBeNull();
  rerender(picture(null));
  expect(image()).toBeNull();
  expect(container.querySelector('[data-broken]')).not.toBeNull();
});

it('requests the smallest file when another one fails, and only once', () => {
  const sources = [{ type: 'image/webp', srcSet: '/small.webp 96w, /large.webp 960w' }];
  const { container } = render(
    <Image src="/vase.webp" alt="vase" width={4} height={3} sources={sources} sizes="480px" />,
  );
  const image = container.querySelector('img');
  const source = container.querySelector('source');
  if (image) fireEvent.error(image);
  expect(source?.getAttribute('sizes')).toBe('1px');
  expect(container.querySelector('[data-broken]')).not.toBeNull();
  const asked = vi.spyOn(source ?? new HTMLSourceElement(), 'setAttribute');
  if (image) fireEvent.error(image);
  expect(asked).not.toHaveBeenCalled();
  if (image) fireEvent.load(image);
  expect(container.querySelector('[data-broken]')).toBeNull();
});

it('reloads broken pictures in their usual size, spread over time, when the browser is back online', () => {
  const broken = Array.from({ length: 20 }, (_, index) => `/${index}.webp`);
  const sources = [{ type: 'image/webp', srcSet: '/small.webp 96w, /large.webp 960w' }];
  const { container } = render(
    <>
      <Image src="/whole.webp" alt="" width={4} height={3} />
      {broken.map((src) => (
        <Image key={src} src={src} alt="" width={4} height={3} sources={sources} sizes="480px" />
      ))}
    </>,
  );
  const [whole, ...images] = container.querySelectorAll('img');
  for (const image of images) fireEvent.error(image);
  const requested = new Set<HTMLImageElement>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) requested.add(target as HTMLImageElement);
  });
  observer.observe(container, { subtree: true, attributes: true, attributeFilter: ['src'] });
  const requests = () => {
    for (const { target } of observer.takeRecords()) requested.add(target as HTMLImageElement);
    return requested.size;
  };
  window.dispatchEvent(new Event('online'));
  expect(requests()).toBe(0);
  vi.advanceTimersByTime(500);
  expect(requests()).toBeGreaterThan(0);
  expect(requests()).toBeLessThan(20);
  vi.advanceTimersByTime(500);
  expect(requests()).toBe(20);
  expect(requested.has(whole as HTMLImageElement)).toBe(false);
  for (const source of container.querySelectorAll('source')) expect(source.getAttribute('sizes')).toBe('480px');
});
