// @vitest-environment jsdom
import { act, Suspense, use, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createPreferences, usePreferences } from '../app/preferences.ts';
import { type Services, ServicesProvider } from '../app/services.ts';
import { useHasWords, useTranslation, WordsProvider } from './useTranslation.ts';
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

it('hears of words that come after what is to say them', async () => {
  const words = createWords('en-US');
  const Part = () => String(useHasWords('settings'));
  const body = document.createElement('div');
  const root = createRoot(body);
  await act(async () => root.render(<WordsProvider value={words}>{<Part />}</WordsProvider>));
  expect(body.textContent).toBe('false');
  await act(() => loadWords(words, 'en-US', ['settings']));
  expect(body.textContent).toBe('true');
  await act(async () => root.unmount());
});

it('takes over what the server drew in the language in which it was drawn, if another was chosen meanwhile', async () => {
  const words = createWords('en-US');
  for (const locale of ['en-US', 'zh-CN'] as const) await loadWords(words, locale, SHELL_NAMESPACES);
  const preferences = createPreferences({ locale: 'en-US', theme: 'system', motion: 'system' });
  let code: Promise<void> | undefined;
  function Part() {
    const { t } = useTranslation('shell');
    const { locale } = usePreferences();
    if (code) use(code);
    return `${locale}: ${t('retry')}`;
  }
  const page = (
    <ServicesProvider value={{ preferences } as Services}>
      <WordsProvider value={words}>
        <Suspense>
          <Part />
        </Suspense>
      </WordsProvider>
    </ServicesProvider>
  );
  const body = document.createElement('div');
  body.innerHTML = renderToString(page);
  let bring = () => {};
  code = new Promise((resolve) => {
    bring = resolve;
  });
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(body, page, { onRecoverableError }));
  await act(async () => {
    words.changeLocale('zh-CN');
    preferences.follow({ locale: 'zh-CN' });
  });
  await act(async () => bring());
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(body.textContent).toBe(`zh-CN: ${words.translator('zh-CN', 'shell').t('retry')}`);
  await act(async () => root.unmount());
});
