import { Button, Drawer } from 'antd';
import { useState } from 'react';
import type { SheetProps } from '../../works/sheet.tsx';
import { word } from '../../works/words.ts';

export function Sheet({ choices }: SheetProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{word.choose}</Button>
      <Drawer placement="bottom" size="large" open={isOpen} onClose={close} title={word.choose}>
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
