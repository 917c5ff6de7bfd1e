import { type HTMLAttributes, type KeyboardEvent, type PointerEvent, type Ref, useId, useRef } from 'react';
import { useControlled } from '../../foundations/useControlled.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { hasModifier } from '../../intl/hasModifier.ts';
import { isRightToLeft } from '../../intl/isRightToLeft.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { fitNumber } from '../NumberField/formatNumber.ts';
import * as styles from './RangeSlider.css.ts';

/** The lower and the higher end of a range. */
export type SliderRange = readonly [low: number, high: number];

export interface RangeSliderProps
  extends Omit<
    HTMLAttributes<HTMLDivElement>,
    'style' | 'children' | 'defaultValue' | 'onChange' | 'aria-label' | 'aria-labelledby'
  > {
  /** Name of the range. */
  label: string;
  /** Whether label and range are only for screen readers. @default false */
  isLabelHidden?: boolean | undefined;
  /** Both ends, when controlled. */
  value?: SliderRange | undefined;
  /** Both initial ends, when uncontrolled. @default the whole range */
  defaultValue?: SliderRange | undefined;
  /** Called with both ends at every step of a movement. */
  onChange?: ((range: SliderRange) => void) | undefined;
  /** Called with both ends when a movement has ended. */
  onChangeEnd?: ((range: SliderRange) => void) | undefined;
  /** @default 0 */
  minValue?: number | undefined;
  /** @default 100 */
  maxValue?: number | undefined;
  /** Distance between two values. @default 1 */
  step?: number | undefined;
  /** Formats a value, for example with its unit. @default the number itself */
  formatValue?: ((value: number) => string) | undefined;
  /** Names of the two thumbs. @default "Lowest" and "Highest" in the reader's language */
  thumbLabels?: readonly [string, string] | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Number of steps of the Page Up and Page Down keys. */
const PAGE = 10;

/** Selects a range between two ends that cannot cross. Two native sliders on top of each other. */
export function RangeSlider(props: RangeSliderProps) {
  const {
    label,
    isLabelHidden = false,
    value,
    minValue = 0,
    maxValue = 100,
    defaultValue,
    onChange,
    onChangeEnd,
    step = 1,
    formatValue = String,
    thumbLabels,
    isDisabled = false,
    className,
    ...elementProps
  } = props;
  const t = useMessages('forms', 'RangeSlider');
  const labelId = useId();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const [range, setRange] = useControlled(value, defaultValue ?? [minValue, maxValue], onChange);
  const [low, high] = range;
  /** The latest values of the current movement, before the parent has re-rendered. */
  const moved = useRef<SliderRange>(undefined);
  const share = (at: number) => (maxValue > minValue ? ((at - minValue) / (maxValue - minValue)) * 100 : 0);

  function move(end: 0 | 1, requested: number) {
    const stepped = fitNumber(requested, minValue, Number.POSITIVE_INFINITY, step);
    const next: SliderRange =
      end === 0
        ? [Math.max(minValue, Math.min(stepped, high)), high]
        : [low, Math.min(maxValue, Math.max(stepped, low))];
    if (next[end] === range[end]) return;
    moved.current = next;
    setRange(next);
  }

  function endMovement() {
    if (moved.current) onChangeEnd?.(moved.current);
    moved.current = undefined;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, end: 0 | 1) {
    const forward = isRightToLeft(event.currentTarget) ? -step : step;
    const at = range[end];
    const places: Record<string, number> = {
      ArrowUp: at + step,
      ArrowDown: at - step,
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      PageUp: at + step * PAGE,
      PageDown: at - step * PAGE,
      Home: minValue,
      End: maxValue,
    };
    const requested = places[event.key];
    if (requested === undefined || hasModifier(event)) return;
    event.preventDefault();
    move(end, requested);
  }

  /** A press beside the thumbs moves the nearer one. */
  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (isDisabled || event.target instanceof HTMLInputElement || event.button !== 0) return;
    const rail = event.currentTarget.querySelector('svg')?.getBoundingClientRect();
    if (!rail || rail.width === 0) return;
    const along = (event.clientX - rail.left) / rail.width;
    const requested = minValue + (isRightToLeft(event.currentTarget) ? 1 - along : along) * (maxValue - minValue);
    const end = Math.abs(requested - low) < Math.abs(requested - high) || requested < low ? 0 : 1;
    event.preventDefault();
    move(end, requested);
    inputs.current[end]?.focus();
    endMovement();
  }

  const names = thumbLabels ?? [t('lowest'), t('highest')];
  const head = (
    <>
      <span id={labelId}>{label}</span>
      <span aria-hidden="true" className={styles.output}>
        {low === high ? formatValue(low) : t('range', { low: formatValue(low), high: formatValue(high) })}
      </span>
    </>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot share its line with the range
    <div role="group" aria-labelledby={labelId} {...elementProps} className={joinClass(styles.root, className)}>
      {isLabelHidden ? <VisuallyHidden as="div">{head}</VisuallyHidden> : <div className={styles.head}>{head}</div>}
      <div className={styles.track} data-disabled={isDisabled || undefined} onPointerDown={onPointerDown}>
        <svg aria-hidden="true" className={styles.rail} height="4">
          <rect width="100%" height="4" rx="2" className={styles.unselected} />
          <rect x={`${share(low)}%`} width={`${share(high) - share(low)}%`} height="4" className={styles.between} />
        </svg>
        {([0, 1] as const).map((end) => (
          <input
            key={end}
            ref={(input) => {
              inputs.current[end] = input;
            }}
            type="range"
            aria-label={names[end]}
            aria-valuetext={formatValue(range[end])}
            min={minValue}
            max={maxValue}
            step={step}
            value={range[end]}
            disabled={isDisabled}
            data-on-top={(end === 0 && share(low) > 50) || undefined}
            className={styles.input}
            onChange={(event) => move(end, Number(event.target.value))}
            onKeyDown={(event) => onKeyDown(event, end)}
            onKeyUp={endMovement}
            onPointerUp={endMovement}
          />
        ))}
      </div>
    </div>
  );
}
