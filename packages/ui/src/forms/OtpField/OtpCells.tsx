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
      {Array.from({ length }, (_, index) => {
        const isSelected = selection !== undefined && index >= selection.start && index < selection.end;
        const isCurrent = index === caret || isSelected;
        const hasCaret = index === caret && !isSelected && digits[index] === undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are never reordered
          <span key={index} className={styles.cell({ isCurrent, isInvalid, isDisabled })}>
            {digits[index] ?? (hasCaret && <span className={styles.caret} />)}
          </span>
        );
      })}
    </span>
  );
}
