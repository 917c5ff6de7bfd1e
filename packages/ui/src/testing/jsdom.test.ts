import { expect, it, vi } from 'vitest';

it('renders after a focused control was removed under fake timers', async () => {
  vi.useFakeTimers();
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  button.remove();
  vi.useRealTimers();
  await expect(new Promise(requestAnimationFrame)).resolves.toBeTypeOf('number');
});
