// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { LeaveNews } from './LeaveNews.tsx';
import { createLeaveGuard } from './leaveGuard.ts';
import { type Services, ServicesProvider } from './services.ts';
import { createWords, loadWords } from './words.ts';

vi.mock('./LeaveQuestion.tsx', () => {
  throw new TypeError('Failed to fetch');
});
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('lets the browser ask when its own question cannot be loaded', async () => {
  const words = createWords('en-US');
  await loadWords(words, 'en-US', ['shell']);
  const leaveGuard = createLeaveGuard();
  const services: Partial<Services> = { leaveGuard };
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={words}>
        <ServicesProvider value={services as Services}>
          <LeaveNews />
        </ServicesProvider>
      </I18nextProvider>,
    ),
  );
  const release = leaveGuard.hold();
  for (const answer of [false, true]) {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(answer);
    const leaving = await act(async () => ({ answer: leaveGuard.mayLeave() }));
    expect(await act(() => leaving.answer)).toBe(answer);
    expect(confirm).toHaveBeenLastCalledWith(expect.stringContaining('has not been saved'));
  }
  expect(window.confirm).toHaveBeenCalledTimes(2);
  release();
  await act(async () => root.unmount());
});
