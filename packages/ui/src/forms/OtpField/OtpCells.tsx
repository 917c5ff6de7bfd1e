import * as styles from './OtpField.css.ts';

interface OtpCellsProps {
  digits: string;
  length: number;
  /** Selection in the input; `undefined` without the focus. */
  selection: { start: number; end: number } | undefined;
  isInvalid: boolean;
  isDisabled: boolean;
}

/** The boxes of a code, rendered under the real input. */
export function OtpCells({ digits, length, selection, isInvalid, isDisabled }: OtpCellsProps) {
  const caret = selection && Math.min(selection.start, length - 1);
  return (
    <span aria-hidden="true" className={styles.cells}>
      {Array.from({ length }, (_, place) => {
        const isSelected = selection !== undefined && place >= selection.start && place < selection.end;
        const isCurrent = place === caret || isSelected;
        const hasCaret = place === caret && !isSelected && digits[place] === undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are never reordered
          <span key={place} className={styles.cell({ isCurrent, isInvalid, isDisabled })}>
            {digits[place] ?? (hasCaret && <span className={styles.caret} />)}
          </span>
        );
      })}
    </span>
  );
}
