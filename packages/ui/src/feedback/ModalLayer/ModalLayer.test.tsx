import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { ModalLayer } from './ModalLayer.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface LayersProps {
  isQuestionOpen: boolean;
}

function Layers({ isQuestionOpen }: LayersProps) {
  const sharedProps = { onClose() {}, layerClass: '', className: '' };
  return (
    <SampleProvider locale="en-US">
      <ModalLayer {...sharedProps} aria-label="Edit" isOpen>
        {() => <input aria-label="Note" />}
      </ModalLayer>
      <ModalLayer {...sharedProps} aria-label="Discard?" isOpen={isQuestionOpen}>
        {() => <button type="button">Keep</button>}
      </ModalLayer>
    </SampleProvider>
  );
}

/** Whether the panel with this name can be used. */
function isUsable(name: string): boolean {
  const panel = document.querySelector(`[aria-label="${name}"]`);
  if (!panel) throw new Error(`No layer "${name}"`);
  // jsdom has no `inert`: React Aria sets `aria-hidden` there.
  return panel.closest('[inert], [aria-hidden="true"]') === null;
}

const paint = () => act(() => vi.advanceTimersByTime(100));

it('can be used when it opens over another layer', () => {
  const { rerender } = render(<Layers isQuestionOpen={false} />);
  paint();
  rerender(<Layers isQuestionOpen />);
  paint();
  expect([isUsable('Discard?'), isUsable('Edit')]).toEqual([true, false]);
  rerender(<Layers isQuestionOpen={false} />);
  paint();
  expect(isUsable('Edit')).toBe(true);
});

it('can be used when it opens before the layer below has been painted', () => {
  const { rerender } = render(<Layers isQuestionOpen={false} />);
  rerender(<Layers isQuestionOpen />);
  paint();
  expect([isUsable('Discard?'), isUsable('Edit')]).toEqual([true, false]);
  rerender(<Layers isQuestionOpen={false} />);
  paint();
  expect(isUsable('Edit')).toBe(true);
});
