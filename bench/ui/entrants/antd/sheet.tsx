import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { messages } from '../../works/messages.ts';
import type { SheetProps } from '../../works/sheet.tsx';

export function Sheet({ choices }: SheetProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{messages.choose}</Button>
      <Drawer placement="bottom" size="large" open={isOpen} onClose={close} title={messages.choose}>
        <div className="choices">
          {choices.map((choice) => (
            <Button key={choice} onClick={close}>
              {choice}
            </Button>
          ))}
        </div>
      </Drawer>
    </>
  );
}
