import { Button, Dialog } from '@radix-ui/themes';
import type { SheetProps } from '../../works/sheet.tsx';
import { word } from '../../works/words.ts';

/** Radix has no sheet; its dialog is the nearest. */
export function Sheet({ choices }: SheetProps) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button>{word.choose}</Button>
      </Dialog.Trigger>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>{word.choose}</Dialog.Title>
        <div className="choices">
          {choices.map((choice) => (
            <Dialog.Close key={choice}>
              <Button variant="outline">{choice}</Button>
            </Dialog.Close>
          ))}
        </div>
        <Dialog.Close>
          <Button>{word.close}</Button>
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  );
}
