// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { createLeaveGuard } from '../navigation/leaveGuard.ts';
import { renderInShop } from '../testing/renderInShop.tsx';
import { LeaveConfirmation } from './LeaveConfirmation.tsx';

vi.mock('./LeaveDialog.tsx', () => {
  throw new TypeError('Failed to fetch');
});
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('uses the browser’s confirm dialog when its own can’t be loaded', async () => {
  const leaveGuard = createLeaveGuard();
  const root = await renderInShop(<LeaveConfirmation />, ['shell'], { leaveGuard });
  const unblock = leaveGuard.block();
  for (const answer of [false, true]) {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(answer);
    const leaving = await act(async () => ({ answer: leaveGuard.mayLeave() }));
    expect(await act(() => leaving.answer)).toBe(answer);
    expect(confirm).toHaveBeenLastCalledWith(expect.stringContaining('has not been saved'));
  }
  expect(window.confirm).toHaveBeenCalledTimes(2);
  unblock();
  await act(async () => root.unmount());
});
