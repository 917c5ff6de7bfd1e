import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { serverConformance } from '../../testing/conformance.tsx';
import { Image } from './Image.tsx';

serverConformance(() => (
  <div>
    <Image src="/vase.webp" alt="vase" width={4} height={3} color="#DFE6DC" placeholder="data:," />
    <Image src={null} alt="vase" width={4} height={3} />
  </div>
));
afterEach(cleanup);

it('gives its frame to the host, and what belongs to the picture to the picture', () => {
  const ref = createRef<HTMLSpanElement>();
  const { container } = render(
    <Image ref={ref} className="host" data-host="yes" src="/vase.webp" alt="" width={4} height={3} />,
  );
  expect(ref.current).toBe(container.firstElementChild);
  expect(ref.current?.classList.contains('host')).toBe(true);
  expect(container.querySelector('[data-host]')?.tagName).toBe('IMG');
});
