import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import type { SheetProps } from '../../works/sheet.tsx';
import { word } from '../../works/words.ts';

export function Sheet({ choices }: SheetProps) {
  return (
    <DialogTrigger>
      <Button>{word.choose}</Button>
      <Modal isDismissable className="sheet">
        <Dialog>
          {({ close }) => (
            <>
              <Heading slot="title">{word.choose}</Heading>
              <div className="choices">
                {choices.map((choice) => (
                  <Button key={choice} onPress={close}>
                    {choice}
                  </Button>
                ))}
              </div>
              <Button onPress={close}>{word.close}</Button>
            </>
          )}
        </Dialog>
      </Modal>
    </DialogTrigger>
  );
}
