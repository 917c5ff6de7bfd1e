// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useTranslation, WordsProvider } from './useTranslation.ts';
import { createWords, loadWords, SHELL_NAMESPACES } from './words.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('says everything in the new language at once, and changes its translator only then', async () => {
  const effect = vi.fn();
  function Part() {
    const { t } = useTranslation(['errors', 'shell']);
    useEffect(() => effect(t('Network')), [t]);
    return t('shell:retry');
  }
  const words = createWords('en-US');
  for (const locale of ['en-US', 'zh-CN'] as const) await loadWords(words, locale, SHELL_NAMESPACES);
  const body = document.createElement('div');
  const root = createRoot(body);
  const draw = () => act(async () => root.render(<WordsProvider value={words}>{<Part />}</WordsProvider>));

  await draw();
  const english = body.textContent;
  await draw();
  expect(effect).toHaveBeenCalledTimes(1);

  await act(async () => words.changeLocale('zh-CN'));
  expect(body.textContent).toBe(words.translator('zh-CN', 'shell').t('retry'));
  expect(body.textContent).not.toBe(english);
  expect(effect).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
});
