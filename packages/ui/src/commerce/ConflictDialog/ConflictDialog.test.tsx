import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';

afterEach(cleanup);

it('gives its panel to the host', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <MallardProvider locale="en-US">
      <ConflictDialog
        isOpen
        onOpenChange={() => {}}
        conflicts={sampleCartItems('en-US').slice(2, 3)}
        onResolve={() => {}}
        ref={ref}
        className="host"
      />
    </MallardProvider>,
  );
  expect(ref.current?.classList.contains('host')).toBe(true);
  expect(screen.getByRole('dialog')).toBeDefined();
});
