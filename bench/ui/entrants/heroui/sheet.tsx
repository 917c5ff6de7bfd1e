import { Button, Drawer } from '@heroui/react';
import { messages } from '../../works/messages.ts';
import type { SheetProps } from '../../works/sheet.tsx';

export function Sheet({ choices }: SheetProps) {
  return (
    <Drawer>
      <Button>{messages.choose}</Button>
      <Drawer.Backdrop>
        <Drawer.Content placement="bottom">
          <Drawer.Dialog>
            <Drawer.Header>
              <Drawer.Heading>{messages.choose}</Drawer.Heading>
            </Drawer.Header>
            <Drawer.Body>
              <div className="choices">
                {choices.map((choice) => (
                  <Button key={choice} slot="close" variant="outline">
                    {choice}
                  </Button>
                ))}
              </div>
            </Drawer.Body>
            <Drawer.Footer>
              <Button slot="close">{messages.close}</Button>
            </Drawer.Footer>
          </Drawer.Dialog>
        </Drawer.Content>
      </Drawer.Backdrop>
    </Drawer>
  );
}
