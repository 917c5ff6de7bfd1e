import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { NavBar } from './NavBar.tsx';

conformance('NavBar', (root) => <NavBar {...root} title="Cart" backHref="/home" backTarget="Home" />);

afterEach(cleanup);

it('ignores a press with a modifier, with which the browser opens a new tab', () => {
  const onBack = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <NavBar title="Cart" backHref="#home" onBack={onBack} />
    </SampleProvider>,
  );
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
  expect(onBack).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link'));
  expect(onBack).toHaveBeenCalledTimes(1);
});
