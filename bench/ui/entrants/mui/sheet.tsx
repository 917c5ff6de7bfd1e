import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
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
        anchor="bottom"
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': 'title' } }}
      >
        <div className="choices">
          <Typography id="title" variant="h6" component="h2">
            {messages.choose}
          </Typography>
          {choices.map((choice) => (
            <Button key={choice} variant="outlined" onClick={close}>
              {choice}
            </Button>
          ))}
          <Button onClick={close}>{messages.close}</Button>
        </div>
      </Drawer>
    </>
  );
}
