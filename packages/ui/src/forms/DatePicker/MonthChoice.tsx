import { ChevronDown } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useLocale } from '../../intl/useLocale.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { dateOrder } from '../DateField/dateOrder.ts';
import { daysIn, fromIso, type PlainDate } from '../DateField/plainDate.ts';
import * as styles from './DatePicker.css.ts';

interface MonthChoiceProps {
  active: PlainDate;
  minValue: string;
  maxValue: string;
  onChange: (date: PlainDate) => void;
}

/** Year and month as native selects: a birthday is hundreds of months away. */
export function MonthChoice({ active, minValue, maxValue, onChange }: MonthChoiceProps) {
  const t = useMessages('forms', 'DatePicker');
  const tShared = useMessages('shared', 'common');
  const locale = useLocale();
  const first = fromIso(minValue)?.year ?? active.year;
  const last = fromIso(maxValue)?.year ?? active.year;
  const years = Array.from({ length: last - first + 1 }, (_, index) => last - index);
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const go = (year: number, month: number) => onChange({ year, month, day: Math.min(active.day, daysIn(year, month)) });
  const year = (
    <span key="year" data-field-frame="" className={styles.choice}>
      <select
        aria-label={t('year')}
        value={active.year}
        className={styles.select}
        onChange={(event) => go(Number(event.target.value), active.month)}
      >
        {years.map((each) => (
          <option key={each} value={each}>
            {t('yearName', { year: each })}
          </option>
        ))}
      </select>
      <Icon glyph={ChevronDown} size="sm" className={styles.chevron} />
    </span>
  );
  const month = (
    <span key="month" data-field-frame="" className={styles.choice}>
      <select
        aria-label={t('month')}
        value={active.month}
        className={styles.select}
        onChange={(event) => go(active.year, Number(event.target.value))}
      >
        {months.map((each) => (
          <option key={each} value={each}>
            {tShared(`months.${each}`)}
          </option>
        ))}
      </select>
      <Icon glyph={ChevronDown} size="sm" className={styles.chevron} />
    </span>
  );
  return <div className={styles.choices}>{dateOrder(locale)[0]?.part === 'year' ? [year, month] : [month, year]}</div>;
}
