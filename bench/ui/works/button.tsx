import type { ComponentType } from 'react';
import { type Frame, openPage, pageRoot } from './open.tsx';
import { timed } from './timed.ts';

export interface ButtonProps {
  onPress: () => void;
}

function onPress(): void {}

/** Shows one button, to measure the size of the smallest page. */
export function show(Wrapper: Frame, Button: ComponentType<ButtonProps>): void {
  const root = pageRoot();
  openPage({
    steps: {
      mount: () =>
        timed(() =>
          root.render(
            <Wrapper>
              <Button onPress={onPress} />
            </Wrapper>,
          ),
        ),
    },
  });
}
