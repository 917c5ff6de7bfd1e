import { useId, useRef } from 'react';
import type { SheetProps } from '../../works/sheet.tsx';
import { word } from '../../works/words.ts';

export function Sheet({ choices }: SheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {word.choose}
      </button>
      <dialog ref={dialog} className="sheet" aria-labelledby={id}>
        <h2 id={id}>{word.choose}</h2>
        <div className="choices">
          {choices.map((choice) => (
            <button key={choice} type="button" onClick={() => dialog.current?.close()}>
              {choice}
            </button>
          ))}
        </div>
        <button type="button" onClick={() => dialog.current?.close()}>
          {word.close}
        </button>
      </dialog>
    </>
  );
}
