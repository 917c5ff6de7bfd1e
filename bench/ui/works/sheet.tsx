import type { ComponentType } from 'react';
import { type Frame, openPage, pageRoot } from './open.tsx';
import { timed } from './timed.ts';

export interface SheetProps {
  /** What stands in the sheet, each on a button of its own. */
  choices: readonly string[];
}

const choices = Array.from({ length: 12 }, (_, at) => `Choice ${at + 1}`);

function dialog(): HTMLElement | null {
  return document.querySelector('dialog[open], [role="dialog"]');
}

/** A button opens a sheet of twelve choices. */
export function show(Own: Frame, Sheet: ComponentType<SheetProps>): void {
  const root = pageRoot();
  root.render(<Own>{null}</Own>);
  openPage({
    steps: {
      mount: () =>
        timed(() =>
          root.render(
            <Own>
              <Sheet choices={choices} />
            </Own>,
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
