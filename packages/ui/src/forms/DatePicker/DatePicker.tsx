import { useRef, useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { CalendarDays } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useLatePart } from '../../foundations/useLatePart.ts';
import { useLocale } from '../../intl/useLocale.ts';
import { useWords } from '../../intl/useWords.ts';
import { DateField, type DateFieldProps } from '../DateField/DateField.tsx';
import { formatDate, fromIso } from '../DateField/plainDate.ts';
import { datePickerWords } from './DatePicker.words.ts';

const loadOverlay = async () => (await import('./CalendarOverlay.tsx')).CalendarOverlay;

export interface DatePickerProps extends Omit<DateFieldProps, 'end'> {
  /** First day that can be chosen, as `YYYY-MM-DD`. @default '1900-01-01' */
  minValue?: string | undefined;
  /** Last day that can be chosen, as `YYYY-MM-DD`. @default '2100-12-31' */
  maxValue?: string | undefined;
  /** The day that is marked, and shown first while none is chosen, as `YYYY-MM-DD`; components know no clock. */
  today?: string | undefined;
}

/** A day, typed part by part or looked for in a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { value, defaultValue = null, onChange, today, ...rest } = props;
  const { minValue = '1900-01-01', maxValue = '2100-12-31' } = props;
  const words = useWords(datePickerWords);
  const locale = useLocale();
  const [own, setOwn] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const { Part: CalendarOverlay, reach } = useLatePart(loadOverlay, isOpen, () => setOpen(false));
  const button = useRef<HTMLButtonElement>(null);
  const date = value === undefined ? own : value;
  const chosen = fromIso(date);

  function change(next: string | null) {
    setOwn(next);
    onChange?.(next);
  }

  return (
    <DateField
      {...rest}
      value={date}
      onChange={change}
      end={
        <>
          <IconButton
            ref={button}
            size="sm"
            label={chosen ? words.openChosen(formatDate(chosen, locale, { dateStyle: 'long' })) : words.open}
            isDisabled={props.isDisabled}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            // The calendar is on its way before the press is over.
            onPointerEnter={reach}
            onFocus={reach}
            onPress={() => setOpen(true)}
          >
            <Icon glyph={CalendarDays} />
          </IconButton>
          {CalendarOverlay && (
            <CalendarOverlay
              label={words.open}
              {...{ isOpen, today, minValue, maxValue }}
              onOpenChange={setOpen}
              triggerRef={button}
              value={date}
              onChoose={(next) => {
                setOpen(false);
                change(next);
              }}
            />
          )}
        </>
      }
    />
  );
}
