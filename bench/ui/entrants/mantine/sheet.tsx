import { Button, Drawer } from '@mantine/core';
import { useState } from 'react';
import type { SheetProps } from '../../works/sheet.tsx';
import { word } from '../../works/words.ts';

export function Sheet({ choices }: SheetProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{word.choose}</Button>
      <Drawer
        position="bottom"
        size="88%"
        opened={isOpen}
        onClose={close}
        title={word.choose}
        closeButtonProps={{ 'aria-label': word.close }}
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
