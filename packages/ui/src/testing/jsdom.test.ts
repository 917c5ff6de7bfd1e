import { expect, it, vi } from 'vitest';

it('goes on drawing after a control that had the focus was removed under fake timers', async () => {
  vi.useFakeTimers();
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  button.remove();
  vi.useRealTimers();
  await expect(new Promise(requestAnimationFrame)).resolves.toBeTypeOf('number');
});
