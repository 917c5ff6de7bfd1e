import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
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
        anchor="bottom"
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'title' } }}
      >
        <div className="choices">
          <Typography id="title" variant="h6" component="h2">
            {word.choose}
          </Typography>
          {choices.map((choice) => (
            <Button key={choice} variant="outlined" onClick={close}>
              {choice}
            </Button>
          ))}
          <Button onClick={close}>{word.close}</Button>
        </div>
      </Drawer>
    </>
  );
}
