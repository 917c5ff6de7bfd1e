// @vitest-environment jsdom
import { act, Suspense, use, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createPreferences, usePreferences } from '../app/preferences.ts';
import { type Services, ServicesProvider } from '../app/services.ts';
import { createI18n, loadMessages, SHELL_NAMESPACES } from './i18n.ts';
import { I18nProvider, useHasMessages, useTranslation } from './useTranslation.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('says everything in the new language at once, and changes its translator only then', async () => {
  const effect = vi.fn();
  function Part() {
    const { t } = useTranslation(['errors', 'shell']);
    useEffect(() => effect(t('Network')), [t]);
    return t('shell:retry');
  }
  const i18n = createI18n('en-US');
  for (const locale of ['en-US', 'zh-CN'] as const) await loadMessages(i18n, locale, SHELL_NAMESPACES);
  const body = document.createElement('div');
  const root = createRoot(body);
  const draw = () => act(async () => root.render(<I18nProvider value={i18n}>{<Part />}</I18nProvider>));

  await draw();
  const english = body.textContent;
  await draw();
  expect(effect).toHaveBeenCalledTimes(1);

  await act(async () => i18n.changeLocale('zh-CN'));
  expect(body.textContent).toBe(i18n.translator('zh-CN', 'shell').t('retry'));
  expect(body.textContent).not.toBe(english);
  expect(effect).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
});

it('hears of words that come after what is to say them', async () => {
  const i18n = createI18n('en-US');
  const Part = () => String(useHasMessages('settings'));
  const body = document.createElement('div');
  const root = createRoot(body);
  await act(async () => root.render(<I18nProvider value={i18n}>{<Part />}</I18nProvider>));
  expect(body.textContent).toBe('false');
  await act(() => loadMessages(i18n, 'en-US', ['settings']));
  expect(body.textContent).toBe('true');
  await act(async () => root.unmount());
});

it('takes over what the server drew in the language in which it was drawn, if another was chosen meanwhile', async () => {
  const i18n = createI18n('en-US');
  for (const locale of ['en-US', 'zh-CN'] as const) await loadMessages(i18n, locale, SHELL_NAMESPACES);
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
      <I18nProvider value={i18n}>
        <Suspense>
          <Part />
        </Suspense>
      </I18nProvider>
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
    i18n.changeLocale('zh-CN');
    preferences.apply({ locale: 'zh-CN' });
  });
  await act(async () => bring());
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(body.textContent).toBe(`zh-CN: ${i18n.translator('zh-CN', 'shell').t('retry')}`);
  await act(async () => root.unmount());
});
