import { Button, Drawer } from '@mantine/core';
import { useState } from 'react';
import { messages } from '../../works/messages.ts';
import type { SheetProps } from '../../works/sheet.tsx';

export function Sheet({ choices }: SheetProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{messages.choose}</Button>
      <Drawer
        position="bottom"
        size="88%"
        opened={isOpen}
        onClose={close}
        title={messages.choose}
        closeButtonProps={{ 'aria-label': messages.close }}
      >
        <div className="choices">
          {choices.map((choice) => (
            <Button key={choice} variant="default" onClick={close}>
              {choice}
            </Button>
          ))}
        </div>
      </Drawer>
    </>
  );
}
