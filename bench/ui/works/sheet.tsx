import type { ComponentType } from 'react';
import { type Frame, openPage, pageRoot } from './open.tsx';
import { timed } from './timed.ts';

export interface SheetProps {
  /** Labels of the buttons in the sheet. */
  choices: readonly string[];
}

const choices = Array.from({ length: 12 }, (_, index) => `Choice ${index + 1}`);

function dialog(): HTMLElement | null {
  return document.querySelector('dialog[open], [role="dialog"]');
}

/** Opens a sheet with twelve buttons. */
export function show(Wrapper: Frame, Sheet: ComponentType<SheetProps>): void {
  const root = pageRoot();
  root.render(<Wrapper>{null}</Wrapper>);
  openPage({
    steps: {
      mount: () =>
        timed(() =>
          root.render(
            <Wrapper>
              <Sheet choices={choices} />
            </Wrapper>,
          ),
        ),
    },
    gestures: {
      open: {
        event: 'pointerup',
        target: () => document.querySelector('main button'),
        isDone: () => dialog()?.textContent?.includes('Choice 12') ?? false,
      },
    },
  });
}
