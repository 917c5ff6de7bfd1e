import { cleanup, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleId } from '../../fixtures/sampleId.ts';
import { sampleScene } from '../../fixtures/sampleScene.ts';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { HeroCarousel } from './HeroCarousel.tsx';

const slides = [1, 2].map((place) => ({
  id: sampleId(9, place),
  kicker: 'kicker',
  title: 'title',
  subtitle: 'subtitle',
  link: `#${place}`,
  wide: sampleScene('wide', 'sage'),
  tall: sampleScene('tall', 'sage'),
}));

conformance('HeroCarousel', (root) => <HeroCarousel {...root} slides={slides} label="label" actionLabel="action" />);

it('draws nothing when there is nothing', () => {
  const { container } = render(
    <MallardProvider locale="en-US">
      <HeroCarousel slides={[]} label="label" actionLabel="action" />
    </MallardProvider>,
  );
  expect(container.querySelector('section')).toBeNull();
  cleanup();
});
