import { DEFAULT_SHOP } from '@mallard/domain/contract';
// @vitest-environment jsdom
import { act, Suspense, use, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createPreferences } from '../preferences/preferences.ts';
import { type Services, ServicesProvider } from '../services/services.ts';
import { usePreferences } from '../services/usePreferences.ts';
import { createI18n, loadMessages, SHELL_NAMESPACES } from './i18n.ts';
import { I18nProvider, useHasMessages, useLoadWithMessages, useTranslation } from './useTranslation.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('switches all messages to a new language, and changes its translator only then', async () => {
  const effect = vi.fn();
  function Section() {
    const { t } = useTranslation(['errors', 'shell']);
    useEffect(() => effect(t('Network')), [t]);
    return t('shell:retry');
  }
  const i18n = createI18n('en-US', DEFAULT_SHOP);
  for (const locale of ['en-US', 'zh-CN'] as const) await loadMessages(i18n, locale, SHELL_NAMESPACES);
  const body = document.createElement('div');
  const root = createRoot(body);
  const renderSection = () => act(async () => root.render(<I18nProvider value={i18n}>{<Section />}</I18nProvider>));

  await renderSection();
  const english = body.textContent;
  await renderSection();
  expect(effect).toHaveBeenCalledTimes(1);

  await act(async () => i18n.changeLocale('zh-CN'));
  expect(body.textContent).toBe(i18n.translator('zh-CN', 'shell').t('retry'));
  expect(body.textContent).not.toBe(english);
  expect(effect).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
});

it('re-renders when messages load after the component', async () => {
  const i18n = createI18n('en-US', DEFAULT_SHOP);
  const Section = () => String(useHasMessages('settings'));
  const body = document.createElement('div');
  const root = createRoot(body);
  await act(async () => root.render(<I18nProvider value={i18n}>{<Section />}</I18nProvider>));
  expect(body.textContent).toBe('false');
  await act(() => loadMessages(i18n, 'en-US', ['settings']));
  expect(body.textContent).toBe('true');
  await act(async () => root.unmount());
});

it('loads code with its messages, in the language in which it will be shown', async () => {
  const i18n = createI18n('en-US', DEFAULT_SHOP);
  let load: () => Promise<string> = () => Promise.reject();
  function Section() {
    load = useLoadWithMessages(async () => 'code', ['ui/cart']);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<I18nProvider value={i18n}>{<Section />}</I18nProvider>));
  const loading = load();
  i18n.changeLocale('zh-CN');
  expect(await loading).toBe('code');
  expect(i18n.isLoaded('zh-CN', 'ui/cart')).toBe(true);
  await act(async () => root.unmount());
});

it('hydrates in the language of the server even if the language changed in the meantime', async () => {
  const i18n = createI18n('en-US', DEFAULT_SHOP);
  for (const locale of ['en-US', 'zh-CN'] as const) await loadMessages(i18n, locale, SHELL_NAMESPACES);
  const preferences = createPreferences({ locale: 'en-US', theme: 'system', motion: 'system' });
  let code: Promise<void> | undefined;
  function Section() {
    const { t } = useTranslation('shell');
    const { locale } = usePreferences();
    if (code) use(code);
    return `${locale}: ${t('retry')}`;
  }
  const page = (
    <ServicesProvider value={{ preferences } as Services}>
      <I18nProvider value={i18n}>
        <Suspense>
          <Section />
        </Suspense>
      </I18nProvider>
    </ServicesProvider>
  );
  const body = document.createElement('div');
  body.innerHTML = renderToString(page);
  let resolveCode = () => {};
  code = new Promise((resolve) => {
    resolveCode = resolve;
  });
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(body, page, { onRecoverableError }));
  await act(async () => {
    i18n.changeLocale('zh-CN');
    preferences.apply({ locale: 'zh-CN' });
  });
  await act(async () => resolveCode());
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(body.textContent).toBe(`zh-CN: ${i18n.translator('zh-CN', 'shell').t('retry')}`);
  await act(async () => root.unmount());
});
