import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { useClock } from '../../foundations/Clock/ClockContext.ts';
import { ChevronLeft, ChevronRight } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { hasModifier } from '../../intl/hasModifier.ts';
import { isRightToLeft } from '../../intl/isRightToLeft.ts';
import { useLocale } from '../../intl/useLocale.ts';
import { useMessages } from '../../intl/useMessages.ts';
import {
  addDays,
  addMonths,
  dayAt,
  formatDate,
  fromIso,
  type PlainDate,
  toIso,
  weekdayOf,
} from '../DateField/plainDate.ts';
import { calendarWeeks } from './calendarWeeks.ts';
import * as styles from './DatePicker.css.ts';
import { MonthChoice } from './MonthChoice.tsx';
import { weekStart } from './weekStart.ts';

export interface CalendarProps {
  /** The selected day, `YYYY-MM-DD`. */
  value: string | null;
  /** The day marked as today. */
  today: string | undefined;
  minValue: string;
  maxValue: string;
  onChoose: (date: string) => void;
}

/** A month to select a day from, following the ARIA date grid pattern. */
export function Calendar({ value, today, minValue, maxValue, onChoose }: CalendarProps) {
  const t = useMessages('forms', 'DatePicker');
  const locale = useLocale();
  const firstDay = weekStart(locale);
  const announce = useAnnounce();
  const grid = useRef<HTMLTableElement>(null);
  const clock = useClock();
  const [active, setActive] = useState(() => within(value ?? today ?? dayAt(clock.now())));
  // Focuses the day that the calendar opens with; later the focus follows the keys.
  const [hasFocus, setFocus] = useState(true);
  const month = formatDate(active, locale, { year: 'numeric', month: 'long' });

  function within(iso: string): PlainDate {
    const held = iso < minValue ? minValue : iso > maxValue ? maxValue : iso;
    return fromIso(held) ?? { year: 2000, month: 1, day: 1 };
  }
  function go(date: PlainDate, isByKey: boolean) {
    const next = within(toIso(date));
    setActive(next);
    setFocus(isByKey);
    if (!isByKey) announce(formatDate(next, locale, { year: 'numeric', month: 'long' }), { key: 'calendar' });
  }
  useEffect(() => {
    if (hasFocus) grid.current?.querySelector<HTMLElement>(`[data-day="${toIso(active)}"]`)?.focus();
  }, [active, hasFocus]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (hasModifier(event)) return;
    const isForward = isRightToLeft(event.currentTarget) ? -1 : 1;
    const intoWeek = (weekdayOf(active) - firstDay + 7) % 7;
    const moves: Record<string, PlainDate> = {
      ArrowLeft: addDays(active, -isForward),
      ArrowRight: addDays(active, isForward),
      ArrowUp: addDays(active, -7),
      ArrowDown: addDays(active, 7),
      Home: addDays(active, -intoWeek),
      End: addDays(active, 6 - intoWeek),
      PageUp: addMonths(active, event.shiftKey ? -12 : -1),
      PageDown: addMonths(active, event.shiftKey ? 12 : 1),
    };
    const next = moves[event.key];
    if (!next) return;
    event.preventDefault();
    go(next, true);
  }

  const sunday: PlainDate = { year: 2026, month: 11, day: 1 };
  const weekdays = Array.from({ length: 7 }, (_, index) => addDays(sunday, firstDay + index));
  const isFirstMonth = toIso({ ...active, day: 1 }) <= minValue;
  const isLastMonth = toIso(addDays(addMonths({ ...active, day: 1 }, 1), -1)) >= maxValue;
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          label={t('previousMonth')}
          // Not `disabled`: the button must keep the focus.
          aria-disabled={isFirstMonth || undefined}
          onPress={() => isFirstMonth || go(addMonths(active, -1), false)}
        >
          <Icon glyph={ChevronLeft} isDirectional />
        </IconButton>
        <MonthChoice active={active} minValue={minValue} maxValue={maxValue} onChange={(date) => go(date, false)} />
        <IconButton
          label={t('nextMonth')}
          aria-disabled={isLastMonth || undefined}
          onPress={() => isLastMonth || go(addMonths(active, 1), false)}
        >
          <Icon glyph={ChevronRight} isDirectional />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table with selectable cells */}
      <table ref={grid} role="grid" aria-label={month} className={styles.grid} onKeyDown={onKeyDown}>
        <thead aria-hidden="true">
          <tr>
            {weekdays.map((date) => (
              <th key={toIso(date)} className={styles.weekday}>
                {formatDate(date, locale, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarWeeks(active.year, active.month, firstDay).map((week) => (
            <tr key={week.find((date) => date)?.day}>{week.map((date, index) => day(date, index))}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function day(date: PlainDate | null, index: number) {
    if (!date) return <td key={`beyond ${index}`} />;
    const iso = toIso(date);
    const isOff = iso < minValue || iso > maxValue;
    const name = formatDate(date, locale, { dateStyle: 'full' });
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: its button is focusable
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, not of a data table
      <td key={iso} role="gridcell" aria-selected={iso === value} className={styles.cell}>
        <button
          type="button"
          data-day={iso}
          data-today={iso === today || undefined}
          data-selected={iso === value || undefined}
          tabIndex={iso === toIso(active) ? 0 : -1}
          disabled={isOff}
          aria-current={iso === today ? 'date' : undefined}
          aria-label={iso === today ? t('today', { date: name }) : name}
          className={styles.day}
          onClick={() => onChoose(iso)}
        >
          {date.day}
        </button>
      </td>
    );
  }
}
