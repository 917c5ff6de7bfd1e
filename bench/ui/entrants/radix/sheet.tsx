import { Button, Dialog } from '@radix-ui/themes';
import { messages } from '../../works/messages.ts';
import type { SheetProps } from '../../works/sheet.tsx';

/** Uses the dialog, because Radix has no sheet. */
export function Sheet({ choices }: SheetProps) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button>{messages.choose}</Button>
      </Dialog.Trigger>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>{messages.choose}</Dialog.Title>
        <div className="choices">
          {choices.map((choice) => (
            <Dialog.Close key={choice}>
              <Button variant="outline">{choice}</Button>
            </Dialog.Close>
          ))}
        </div>
        <Dialog.Close>
          <Button>{messages.close}</Button>
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  );
}
