import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleId } from '../../fixtures/sampleId.ts';
import { sampleScene } from '../../fixtures/sampleScene.ts';
import { conformance } from '../../testing/conformance.tsx';
import { HeroCarousel } from './HeroCarousel.tsx';

const slides = [1, 2].map((index) => ({
  id: sampleId(9, index),
  kicker: 'kicker',
  title: 'title',
  subtitle: 'subtitle',
  link: `#${index}`,
  wide: sampleScene('wide', 'sage'),
  tall: sampleScene('tall', 'sage'),
}));

conformance('HeroCarousel', (root) => <HeroCarousel {...root} slides={slides} label="label" actionLabel="action" />);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('renders nothing without slides', () => {
  const { container } = render(
    <SampleProvider locale="en-US">
      <HeroCarousel slides={[]} label="label" actionLabel="action" />
    </SampleProvider>,
  );
  expect(container.querySelector('section')).toBeNull();
});

it('calls its parent’s pointer and focus handlers', () => {
  const heard = vi.fn();
  const hear = ({ type }: { type: string }) => heard(type);
  render(
    <SampleProvider locale="en-US">
      <HeroCarousel
        slides={slides}
        label="label"
        actionLabel="action"
        onPointerEnter={hear}
        onPointerLeave={hear}
        onFocus={hear}
        onBlur={hear}
      />
    </SampleProvider>,
  );
  const [link] = screen.getAllByRole('link');
  fireEvent.pointerEnter(screen.getByRole('region'));
  fireEvent.pointerLeave(screen.getByRole('region'));
  act(() => link?.focus());
  act(() => link?.blur());
  expect(heard.mock.calls.flat()).toEqual(['pointerenter', 'pointerleave', 'focus', 'blur']);
});

describe('autoplay', () => {
  /** Renders slides with autoplay. @returns a function that returns whether they change within the interval */
  function start() {
    vi.useFakeTimers();
    const turn = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => {});
    render(
      <SampleProvider locale="en-US">
        <HeroCarousel slides={slides} label="label" actionLabel="action" />
      </SampleProvider>,
    );
    return () => {
      turn.mockClear();
      act(() => vi.advanceTimersByTime(6000));
      return turn.mock.calls.length > 0;
    };
  }

  it('pauses while the focus is inside, even when the pointer leaves', () => {
    const changes = start();
    expect(changes()).toBe(true);
    const [link] = screen.getAllByRole('link');
    act(() => link?.focus());
    fireEvent.pointerEnter(screen.getByRole('region'));
    fireEvent.pointerLeave(screen.getByRole('region'));
    expect(changes()).toBe(false);
    act(() => link?.blur());
    expect(changes()).toBe(true);
  });

  it('pauses while the pointer is inside, even when the focus leaves', () => {
    const changes = start();
    const [link] = screen.getAllByRole('link');
    fireEvent.pointerEnter(screen.getByRole('region'));
    act(() => link?.focus());
    act(() => link?.blur());
    expect(changes()).toBe(false);
    fireEvent.pointerLeave(screen.getByRole('region'));
    expect(changes()).toBe(true);
  });

  it('starts when Play is pressed, whose button has the focus', () => {
    const changes = start();
    const button = screen.getByRole('button', { name: 'Pause slides' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(changes()).toBe(false);
    fireEvent.click(button);
    expect(changes()).toBe(true);
  });
});
