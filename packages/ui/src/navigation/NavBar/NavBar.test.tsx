import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { NavBar } from './NavBar.tsx';

conformance('NavBar', (root) => <NavBar {...root} title="Cart" backHref="/home" backTarget="Home" />);

afterEach(cleanup);

it('leaves a press with a modifier to the browser, which opens a new tab', () => {
  const onBack = vi.fn();
  render(
    <MallardProvider locale="en-US">
      <NavBar title="Cart" backHref="#home" onBack={onBack} />
    </MallardProvider>,
  );
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
  expect(onBack).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link'));
  expect(onBack).toHaveBeenCalledTimes(1);
});
