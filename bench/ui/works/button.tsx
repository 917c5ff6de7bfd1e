import type { ComponentType } from 'react';
import { type Frame, openPage, pageRoot } from './open.tsx';
import { timed } from './timed.ts';

export interface ButtonProps {
  onPress: () => void;
}

function onPress(): void {}

/** One button, to know what the smallest page weighs. */
export function show(Own: Frame, Button: ComponentType<ButtonProps>): void {
  const root = pageRoot();
  openPage({
    steps: {
      mount: () =>
        timed(() =>
          root.render(
            <Own>
              <Button onPress={onPress} />
            </Own>,
          ),
        ),
    },
  });
}
