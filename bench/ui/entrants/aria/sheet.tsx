import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { messages } from '../../works/messages.ts';
import type { SheetProps } from '../../works/sheet.tsx';

export function Sheet({ choices }: SheetProps) {
  return (
    <DialogTrigger>
      <Button>{messages.choose}</Button>
      <Modal isDismissable className="sheet">
        <Dialog>
          {({ close }) => (
            <>
              <Heading slot="title">{messages.choose}</Heading>
              <div className="choices">
                {choices.map((choice) => (
                  <Button key={choice} onPress={close}>
                    {choice}
                  </Button>
                ))}
              </div>
              <Button onPress={close}>{messages.close}</Button>
            </>
          )}
        </Dialog>
      </Modal>
    </DialogTrigger>
  );
}
