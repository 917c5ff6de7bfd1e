import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { Calendar, type CalendarProps } from './Calendar.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const clock = { now: () => new Date(2026, 10, 8).getTime() };

function renderWith({ locale = 'en-US', ...props }: Partial<CalendarProps> & { locale?: string } = {}) {
  render(
    <SampleProvider locale={locale} clock={clock}>
      <Calendar
        value={null}
        today="2026-11-20"
        minValue="2026-10-05"
        maxValue="2026-12-31"
        onChoose={() => {}}
        {...props}
      />
    </SampleProvider>,
  );
}
const month = () => screen.getByRole('grid').getAttribute('aria-label');

it('keeps the focus on the button at the first month', () => {
  renderWith();
  const previous = screen.getByRole('button', { name: 'Previous month' });
  previous.focus();
  fireEvent.click(previous);
  expect(month()).toBe('October 2026');
  expect(document.activeElement).toBe(previous);
  expect(previous).toHaveProperty('disabled', false);
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(previous);
  expect(screen.getByRole('button', { name: /October 20/ }).tabIndex).toBe(0);
});

it('caches its formatters', () => {
  renderWith();
  const make = vi.spyOn(Intl, 'DateTimeFormat');
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'ArrowRight' });
  expect(make).not.toHaveBeenCalled();
});

it.each([
  { locale: 'en-US', days: 'SMTWTFS', lists: ['Month', 'Year'] },
  { locale: 'en-GB', days: 'MTWTFSS', lists: ['Month', 'Year'] },
  { locale: 'zh-CN', days: '一二三四五六日', lists: ['年份', '月份'] },
])('starts the week, and orders its selects, as readers of $locale expect', ({ locale, days, lists }) => {
  renderWith({ locale });
  expect(screen.getByRole('grid').querySelector('thead')?.textContent).toBe(days);
  expect(screen.getAllByRole('combobox').map((list) => list.getAttribute('aria-label'))).toEqual(lists);
});

it('opens at the current month when its parent sets no day', () => {
  renderWith({ today: undefined, maxValue: '2100-12-31' });
  expect(month()).toBe('November 2026');
});

it('ignores keyboard shortcuts of the browser', () => {
  renderWith();
  expect(fireEvent.keyDown(screen.getByRole('grid'), { key: 'ArrowLeft', altKey: true })).toBe(true);
});
