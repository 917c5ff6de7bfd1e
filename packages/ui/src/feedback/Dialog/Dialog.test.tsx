import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { serverConformance } from '../../testing/conformance.tsx';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

// jsdom has no layout.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
afterEach(cleanup);

const open = { isOpen: true, onOpenChange: () => {}, title: 'words' };
const ask = { ...open, onConfirm: () => {} };

describe.each([
  ['Dialog', (root: object) => <Dialog {...open} {...root} />],
  ['ConfirmDialog', (root: object) => <ConfirmDialog {...ask} {...root} />],
  ['AlertDialog', (root: object) => <AlertDialog {...ask} {...root} />],
])('%s', (_name, elementWith) => {
  it('passes ref, class, id and data attributes to its panel', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <SampleProvider locale="en-US">
        {elementWith({ ref, className: 'host', id: 'own-dialog', 'data-host': 'yes' })}
      </SampleProvider>,
    );
    const panel = document.querySelector('[data-host="yes"]');
    expect(panel?.classList.contains('host')).toBe(true);
    expect(panel?.id).toBe('own-dialog');
    expect(ref.current).toBe(panel);
  });

  serverConformance(() => elementWith({}));
});

it('renders no footer without buttons', () => {
  render(
    <SampleProvider locale="en-US">
      <Dialog {...open} footer={false}>
        words
      </Dialog>
    </SampleProvider>,
  );
  // The header, and the scrolling body.
  expect(screen.getByRole('dialog').childElementCount).toBe(2);
});
