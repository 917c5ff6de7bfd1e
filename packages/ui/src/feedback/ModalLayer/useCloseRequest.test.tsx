import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { ModalLayer } from './ModalLayer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Layers = { close: () => void }[];

function listen(layers: Layers) {
  return (close: () => void) => {
    const layer = { close };
    layers.push(layer);
    return () => void layers.splice(layers.indexOf(layer), 1);
  };
}

function Choice({ isHeld = false }: { isHeld?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ModalLayer
      aria-label="Choose"
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      isKeyboardDismissDisabled={isHeld}
      layerClass=""
      className=""
    >
      {() => 'Celadon'}
    </ModalLayer>
  );
}

it('passes a close function to the application while it is open', () => {
  const layers: Layers = [];
  const onLayerOpen = listen(layers);
  render(
    <SampleProvider locale="en-US" onLayerOpen={onLayerOpen}>
      <Choice />
    </SampleProvider>,
  );
  expect(layers).toHaveLength(1);
  act(() => layers[0]?.close());
  expect(layers).toHaveLength(0);
});

it('stays open, and the page too, while it may not be closed', () => {
  const layers: Layers = [];
  render(
    <SampleProvider locale="en-US" onLayerOpen={listen(layers)}>
      <Choice isHeld />
    </SampleProvider>,
  );
  act(() => layers[0]?.close());
  expect(layers).toHaveLength(1);
});

/** Installs mock close watchers. @returns the active ones */
function watch(isTouch: boolean): ReadonlySet<EventTarget> {
  const watchers = new Set<EventTarget>();
  vi.stubGlobal(
    'CloseWatcher',
    class extends EventTarget {
      constructor() {
        super();
        watchers.add(this);
        // The system uses each watcher once: it is destroyed before the event.
        this.addEventListener('close', () => this.destroy());
      }
      destroy() {
        watchers.delete(this);
      }
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch, addEventListener() {}, removeEventListener() {} }));
  return watchers;
}

function goBack(watchers: ReadonlySet<EventTarget>): void {
  act(() => {
    for (const watcher of watchers) watcher.dispatchEvent(new Event('close'));
  });
}

it.each([true, false])('is closed by the system on touch devices without a keyboard: %s', (isTouch) => {
  const watchers = watch(isTouch);
  render(
    <SampleProvider locale="en-US">
      <Choice />
    </SampleProvider>,
  );
  expect(watchers.size).toBe(isTouch ? 1 : 0);
  if (!isTouch) return;
  goBack(watchers);
  expect(watchers.size).toBe(0);
});

it('handles the gesture each time, even when the layer stays open', () => {
  const watchers = watch(true);
  render(
    <SampleProvider locale="en-US">
      <Choice isHeld />
    </SampleProvider>,
  );
  for (const _time of ['once', 'twice']) {
    expect(watchers.size).toBe(1);
    goBack(watchers);
  }
  expect(watchers.size).toBe(1);
});
