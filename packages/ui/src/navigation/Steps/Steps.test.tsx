import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance.tsx';
import { renderInEnglish } from '../../testing/renderInEnglish.tsx';
import { Steps } from './Steps.tsx';

const steps = [{ label: 'Cart', href: '#cart' }, { label: 'Checkout' }, { label: 'Payment' }];

conformance('Steps', (root) => <Steps {...root} steps={steps} current={1} />);

afterEach(cleanup);

it('distinguishes two steps with the same name', () => {
  const problems = vi.spyOn(console, 'error').mockImplementation(() => {});
  renderInEnglish(<Steps steps={[...steps, { label: 'Checkout' }]} current={1} />);
  expect(screen.getAllByText('Checkout')).toHaveLength(2);
  expect(problems).not.toHaveBeenCalled();
  problems.mockRestore();
});
