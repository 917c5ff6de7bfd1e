import { readFileSync } from 'node:fs';
import type { ContentLocale } from '@mallard/domain/messages';
import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/expectHydrated.ts';
import { locales } from '../support/messages.ts';
import { expect, memberTest, test } from '../support/test.ts';

/** Widths of phones, in CSS pixels. */
const widths = [390, 320];

/** Typed texts that at least one field rejects when it loses the focus. */
const typed = ['', 'x', '23456789', 'mallard-2026', '\u{1F986}'];

/** Names of messages about an invalid value. */
const OF_INVALID_VALUE =
  /(?:^|_|[a-z])(?:required|invalid|mismatch|too_long|length|letter|letter_and_digit|needs_code)$/i;

memberTest(
  'an error shown on blur moves nothing on phones, in every form',
  async ({ page, browser, isPhone, shopUrl }) => {
    test.skip(!isPhone, 'Desktops have room for the longest error on one line.');
    const visitor = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const guest = await visitor.newPage();
    const problems: string[] = [];
    for (const locale of locales) {
      const forms: [Page, string][] = [
        [guest, '/login'],
        [guest, '/register'],
        [page, '/contact'],
        [page, '/address-edit'],
        [page, '/user/profile'],
      ];
      for (const [tab, path] of forms) {
        await tab.setViewportSize({ width: 390, height: 844 });
        await tab.goto(`${shopUrl}${path}?lang=${locale}`);
        await expectHydrated(tab.getByRole('main').getByRole('button').last());
        for (const width of widths) {
          await tab.setViewportSize({ width, height: 844 });
          problems.push(...(await findMoves(tab)).map((problem) => `${locale}, ${width} px, ${path}: ${problem}`));
        }
      }
    }
    expect(problems).toEqual([]);
    await visitor.close();
  },
);

test('every message about an invalid value is on one line on phones', async ({ page, isPhone }) => {
  test.skip(!isPhone, 'Desktops have room for the longest error on one line.');
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/login');
  const submit = page.getByRole('main').locator('form button[type=submit]');
  await expectHydrated(submit);
  await submit.click();
  const error = page.locator('[data-invalid] [id$="-error"]').first();
  const height = await error.evaluate((element) => element.getBoundingClientRect().height);
  const tooLong: string[] = [];
  for (const message of locales.flatMap(messagesOfFields)) {
    const measured = await error.evaluate((element, text) => {
      element.textContent = text;
      return element.getBoundingClientRect().height;
    }, message);
    if (measured > height) tooLong.push(message);
  }
  expect(tooLong).toEqual([]);
});

/** Types invalid texts into each field, and finds controls that move when the field loses the focus. */
function findMoves(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate(async (main, texts) => {
    const problems: string[] = [];
    let hasSeenError = false;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // React renders before the first frame, and the effects of that rendering before the second.
    const waitForRender = () => nextFrame().then(nextFrame);
    const controls = [...main.querySelectorAll<HTMLElement>('input, textarea, button')];
    const positions = () => controls.map((control) => control.getBoundingClientRect().y + scrollY);
    for (const field of main.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea')) {
      const isTyped = field instanceof HTMLTextAreaElement || /^(?:text|tel|email|password)$/.test(field.type);
      if (!isTyped || field.readOnly || field.offsetWidth < 2) continue;
      const { value } = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(field));
      const type = (text: string) => {
        value?.set?.call(field, text);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      };
      const before = field.value;
      for (const text of texts) {
        field.focus();
        type(`${text}y`);
        type(text);
        await waitForRender();
        const start = positions();
        field.blur();
        await waitForRender();
        hasSeenError ||= main.querySelector('[data-invalid] [id$="-error"]') !== null;
        const moved = Math.max(...positions().map((y, index) => Math.abs(y - (start[index] ?? y))));
        if (moved > 1) problems.push(`${field.name} with "${text}" moves others by ${moved} px`);
      }
      field.focus();
      type(before);
      await waitForRender();
    }
    return hasSeenError ? problems : [...problems, 'no error appears'];
  }, typed);
}

interface Dictionary {
  [key: string]: string | Dictionary;
}

/** Returns the messages about invalid values that forms show at their fields. */
function messagesOfFields(locale: ContentLocale): string[] {
  const read = (path: string) =>
    JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as Dictionary;
  const listIn = (messages: Dictionary): string[] =>
    Object.entries(messages).flatMap(([key, message]) => {
      if (typeof message !== 'string') return listIn(message);
      return OF_INVALID_VALUE.test(key) ? [message] : [];
    });
  const { problems, postcodeProblems } = read(`apps/storefront/src/locales/${locale}/address.json`);
  const own = [problems, postcodeProblems].flatMap((group) =>
    Object.values(group as Dictionary).filter((message) => typeof message === 'string'),
  );
  const fields = ['account', 'commerce'].flatMap((namespace) =>
    listIn(read(`packages/ui/src/locales/${locale}/${namespace}.json`)),
  );
  return [...own, ...fields];
}
