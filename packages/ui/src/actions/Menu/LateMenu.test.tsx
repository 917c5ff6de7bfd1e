import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { spoken } from '../../fixtures/spoken.ts';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { LateMenu } from './LateMenu.tsx';

let tries = 0;
vi.mock('./MenuOverlay.tsx', () => {
  tries += 1;
  if (tries === 1) throw new TypeError('Failed to fetch');
  return { MenuOverlay: () => <p>the menu</p> };
});

afterEach(cleanup);

it('says that its code is missing, and opens at the next press', async () => {
  const { container } = render(
    <MallardProvider locale="en-US">
      <LateMenu label="More" items={[]} onAction={() => {}} />
    </MallardProvider>,
  );
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'More' })));
  await press();
  await expect.poll(() => screen.getByRole('button', { expanded: false })).toBeTruthy();
  await expect.poll(() => spoken(container, 'assertive')).toContain('Could not be opened');
  await press();
  expect(await screen.findByText('the menu')).toBeTruthy();
});
