import { Button } from '@mallard/ui/Button';
import { Sheet as MallardSheet } from '@mallard/ui/Sheet';
import { useState } from 'react';
import type { SheetProps } from '../../works/sheet.tsx';
import { word } from '../../works/words.ts';

export function Sheet({ choices }: SheetProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{word.choose}</Button>
      <MallardSheet isOpen={isOpen} onOpenChange={setOpen} title={word.choose}>
        {choices.map((choice) => (
          <Button key={choice} variant="quiet" onPress={() => setOpen(false)}>
            {choice}
          </Button>
        ))}
      </MallardSheet>
    </>
  );
}
