import { TextArea, type TextAreaProps } from '../../forms/TextArea/TextArea.tsx';
import { useMessages } from '../../intl/useMessages.ts';

export interface OrderNoteProps extends Omit<TextAreaProps, 'label'> {
  /** Maximum number of characters. @default 200 */
  maxLength?: number | undefined;
  /** @default "Note to the shop" in the reader's language */
  label?: string | undefined;
  /** @default that it is optional, and how long it may be, in the reader's language */
  placeholder?: string | undefined;
}

/** A shopper's note about an order. */
export function OrderNote({ maxLength = 200, label, placeholder, rows = 2, ...remainingProps }: OrderNoteProps) {
  const t = useMessages('checkout', 'OrderNote');
  return (
    <TextArea
      {...remainingProps}
      label={label ?? t('note')}
      placeholder={placeholder ?? t('hint', { max: maxLength })}
      maxLength={maxLength}
      rows={rows}
    />
  );
}
