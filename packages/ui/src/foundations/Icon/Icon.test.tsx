import { cleanup, render } from '@testing-library/react';
import * as lucide from 'lucide-react';
import { afterEach, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance.tsx';
import * as glyphs from './glyphs.ts';
import { Icon } from './Icon.tsx';

afterEach(cleanup);

conformance('Icon', (root) => <Icon {...root} glyph={lucide.Heart} label="words" isSolid />);
conformance('Icon with the path of its drawing', (root) => (
  <Icon {...root} glyph={glyphs.Heart} label="words" isSolid />
));

it('renders a path with the attributes of lucide-react', () => {
  const { container } = render(
    <>
      <Icon glyph={lucide.Heart} />
      <Icon glyph={glyphs.Heart} />
    </>,
  );
  const [theirs, ours] = container.querySelectorAll('svg');
  expect(ours?.innerHTML).toBe(theirs?.innerHTML);
  for (const name of ['viewBox', 'aria-hidden']) expect(ours?.getAttribute(name)).toBe(theirs?.getAttribute(name));
});

it.each(Object.keys(glyphs))('exports %s under its Lucide name', (name) => {
  expect(lucide).toHaveProperty(name);
});
