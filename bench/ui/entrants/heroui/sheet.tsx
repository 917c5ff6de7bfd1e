import { Button, Drawer } from '@heroui/react';
import type { SheetProps } from '../../works/sheet.tsx';
import { word } from '../../works/words.ts';

export function Sheet({ choices }: SheetProps) {
  return (
    <Drawer>
      <Button>{word.choose}</Button>
      <Drawer.Backdrop>
        <Drawer.Content placement="bottom">
          <Drawer.Dialog>
            <Drawer.Header>
              <Drawer.Heading>{word.choose}</Drawer.Heading>
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
              <Button slot="close">{word.close}</Button>
            </Drawer.Footer>
          </Drawer.Dialog>
        </Drawer.Content>
      </Drawer.Backdrop>
    </Drawer>
  );
}
