import { useRef, useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { CalendarDays } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useLazyOverlay } from '../../foundations/useLazyOverlay.ts';
import { useLocale } from '../../intl/useLocale.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { DateField, type DateFieldProps } from '../DateField/DateField.tsx';
import { formatDate, fromIso } from '../DateField/plainDate.ts';

const loadOverlay = async () => (await import('./CalendarOverlay.tsx')).CalendarOverlay;

export interface DatePickerProps extends Omit<DateFieldProps, 'end'> {
  /** Earliest date, as `YYYY-MM-DD`. @default '1900-01-01' */
  minValue?: string | undefined;
  /** Latest date, as `YYYY-MM-DD`. @default '2100-12-31' */
  maxValue?: string | undefined;
  /**
   * The day to mark as today, as `YYYY-MM-DD`; the calendar opens there when no date is selected.
   * Without it, no day is marked, and the calendar opens at the date of `MallardProvider`'s clock.
   */
  today?: string | undefined;
}

/** A date, typed part by part or selected in a calendar. */
export function DatePicker({ today, errorMessage, onChange, ...remainingProps }: DatePickerProps) {
  const { minValue = '1900-01-01', maxValue = '2100-12-31' } = remainingProps;
  const t = useMessages('forms', 'DatePicker');
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const {
    Part: CalendarOverlay,
    reach,
    openFailed,
  } = useLazyOverlay(loadOverlay, isOpen, () => {
    setOpen(false);
    setMissing(true);
  });

  function open() {
    setMissing(false);
    setOpen(true);
  }
  function nameOf(date: string | null): string {
    const selected = fromIso(date);
    return selected
      ? t('chooseDateSelected', { date: formatDate(selected, locale, { dateStyle: 'long' }) })
      : t('chooseDate');
  }

  return (
    <DateField
      {...remainingProps}
      errorMessage={isMissing ? openFailed : errorMessage}
      onChange={(date) => {
        setMissing(false);
        onChange?.(date);
      }}
      end={(date, change) => (
        <>
          <IconButton
            ref={button}
            size="sm"
            label={nameOf(date)}
            isDisabled={remainingProps.isDisabled}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            // Starts loading the calendar before the press ends.
            onPointerEnter={reach}
            onFocus={reach}
            onPress={open}
          >
            <Icon glyph={CalendarDays} />
          </IconButton>
          {CalendarOverlay && (
            <CalendarOverlay
              label={t('chooseDate')}
              isOpen={isOpen}
              today={today}
              minValue={minValue}
              maxValue={maxValue}
              onOpenChange={setOpen}
              triggerRef={button}
              value={date}
              onChoose={(day) => {
                setOpen(false);
                change(day);
              }}
            />
          )}
        </>
      )}
    />
  );
}
