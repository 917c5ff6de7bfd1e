import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../../actions/Button/Button.tsx';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { serverConformance } from '../../testing/conformance.tsx';
import { Popover } from './Popover.tsx';

describe('Popover', () => {
  afterEach(cleanup);

  const trigger = <Button>open</Button>;

  it('passes ref, class, id and data attributes to its panel', () => {
    const ref = createRef<HTMLDivElement>();
    const root = { ref, className: 'host', 'data-host': 'yes' };
    render(
      <SampleProvider locale="en-US">
        <Popover trigger={trigger} id="own-panel" title="words" {...root}>
          words
        </Popover>
      </SampleProvider>,
    );
    fireEvent.click(screen.getByRole('button'));
    const panel = document.querySelector('[data-host="yes"]');
    expect(panel?.classList.contains('host')).toBe(true);
    expect(screen.getByRole('dialog').id).toBe('own-panel');
    expect(ref.current).toBe(panel);
  });

  it('passes a close function to the application', async () => {
    const layers = new Set<() => void>();
    const hold = (close: () => void) => {
      layers.add(close);
      return () => void layers.delete(close);
    };
    render(
      <SampleProvider locale="en-US" onLayerOpen={hold}>
        <Popover trigger={trigger} title="words" defaultOpen>
          words
        </Popover>
      </SampleProvider>,
    );
    expect(layers.size).toBe(1);
    act(() => {
      for (const close of layers) close();
    });
    expect(layers.size).toBe(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  serverConformance(() => (
    <Popover trigger={trigger} title="words">
      words
    </Popover>
  ));
});
