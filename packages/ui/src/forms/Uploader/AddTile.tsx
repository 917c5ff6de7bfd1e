import { type ReactNode, type Ref, useRef } from 'react';
import { Camera, ImagePlus } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { leaveFocus } from '../../foundations/leaveFocus.ts';
import { Spinner } from '../../foundations/Spinner/Spinner.tsx';
import { wrapText } from '../../foundations/wrapText.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './Uploader.css.ts';

interface AddTileProps {
  /** Label of the tile. */
  children: ReactNode;
  accept: string;
  isMultiple?: boolean | undefined;
  /** Opens this camera instead of the file picker. */
  capture?: 'user' | 'environment' | undefined;
  isBusy: boolean;
  isDisabled: boolean;
  describedBy: string;
  onFiles: (files: File[]) => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The last tile of the grid: a button that opens the file picker or the camera. */
export function AddTile(props: AddTileProps) {
  const { children, accept, isMultiple = false, capture, isBusy, isDisabled, describedBy, onFiles, ref } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <li ref={leaveFocus} className={joinClass(styles.tile, capture && styles.camera)}>
      <button
        ref={ref}
        type="button"
        aria-describedby={describedBy}
        aria-busy={isBusy || undefined}
        disabled={isDisabled}
        className={styles.add}
        onClick={() => {
          if (!isBusy) input.current?.click();
        }}
      >
        {isBusy ? <Spinner label="" /> : <Icon glyph={capture ? Camera : ImagePlus} size="lg" />}
        {wrapText(children)}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={accept}
        multiple={isMultiple}
        capture={capture}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Reset, so that the same file can be selected again after it was removed.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </li>
  );
}
