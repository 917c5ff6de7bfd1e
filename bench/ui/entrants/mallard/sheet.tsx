import { Button } from '@mallard/ui/Button';
import { Sheet as MallardSheet } from '@mallard/ui/Sheet';
import { useState } from 'react';
import { messages } from '../../works/messages.ts';
import type { SheetProps } from '../../works/sheet.tsx';

export function Sheet({ choices }: SheetProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{messages.choose}</Button>
      <MallardSheet isOpen={isOpen} onOpenChange={setOpen} title={messages.choose}>
        {choices.map((choice) => (
          <Button key={choice} variant="quiet" onPress={() => setOpen(false)}>
            {choice}
          </Button>
        ))}
      </MallardSheet>
    </>
  );
}
