import type { HTMLAttributes, Ref } from 'react';
import { Copy } from '../../foundations/Icon/glyphs.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { CopyControl } from './CopyControl.tsx';
import { useCopy, type WriteText } from './useCopy.ts';

export interface CopyButtonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children' | 'onCopy'> {
  /** The text to copy: an order number, a tracking number, a code. */
  value: string;
  /** Label of the button: "Copy order number". @default "Copy" in the reader's language */
  label?: string | undefined;
  /** Text that is shown and announced after copying. @default "Copied" in the reader's language */
  copiedLabel?: string | undefined;
  /** Whether the label is visible, or only an icon with the label as its name. @default 'text' */
  variant?: 'text' | 'icon' | undefined;
  /** Height: 36 or 44 px; the pressable area is never under 44. @default 'sm' */
  size?: 'sm' | 'md' | undefined;
  /** Copies the text; an exception or rejection counts as a failure. @default the browser's clipboard */
  onCopy?: WriteText | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Copies a text and reports the result. After a failure the text can be selected by hand. */
export function CopyButton(props: CopyButtonProps) {
  const { value, label, copiedLabel, variant = 'text', size = 'sm', onCopy, ...remainingProps } = props;
  const t = useMessages('actions', 'CopyButton');
  const copied = copiedLabel ?? t('copied');
  const { outcome, copy } = useCopy({
    messages: { copied, failed: t('failed') },
    isIcon: variant === 'icon',
    write: onCopy,
  });
  return (
    <CopyControl
      {...remainingProps}
      icon={Copy}
      label={label ?? t('copy')}
      doneLabel={copied}
      failedLabel={t('failed')}
      value={value}
      outcome={outcome}
      variant={variant}
      size={size}
      keepsWidth
      onPress={() => void copy(value)}
    />
  );
}
