import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLazyPart } from './useLazyPart.ts';

afterEach(cleanup);

const Sheet = () => <p>sheet</p>;

function Opener({ load }: { load: () => Promise<ComponentType> }) {
  const [isOpen, setOpen] = useState(false);
  const { Part, reach } = useLazyPart(load, isOpen, () => setOpen(false));
  return (
    <>
      <button type="button" aria-expanded={isOpen} onFocus={reach} onClick={() => setOpen(!isOpen)}>
        open
      </button>
      {isOpen && Part && <Part />}
    </>
  );
}

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

it('loads a component when it is first needed, once', async () => {
  const load = vi.fn(async () => Sheet);
  render(<Opener load={load} />);
  expect(load).not.toHaveBeenCalled();
  for (const isSeen of [true, false, true]) {
    await press();
    expect(screen.queryByText('sheet') !== null).toBe(isSeen);
  }
  expect(load).toHaveBeenCalledOnce();
});

it('closes when the code cannot be loaded, and tries again at the next press', async () => {
  const load = vi.fn(async () => Sheet).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Opener load={load} />);
  await press();
  expect(screen.getByRole('button', { expanded: false })).toBeTruthy();
  await press();
  expect(screen.getByText('sheet')).toBeTruthy();
});

it('reports no missing code while the component is not needed', async () => {
  const load = vi.fn(async () => Sheet).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Opener load={load} />);
  await act(async () => fireEvent.focus(screen.getByRole('button')));
  await press();
  expect(screen.getByText('sheet')).toBeTruthy();
});

it('keeps a reopened overlay open when the first attempt fails late', async () => {
  const failures: ((reason: Error) => void)[] = [];
  render(<Opener load={() => new Promise((_, reject) => failures.push(reject))} />);
  await press();
  await press();
  await press();
  await act(async () => failures[0]?.(new TypeError('Failed to fetch')));
  expect(screen.getByRole('button', { expanded: true })).toBeTruthy();
});
