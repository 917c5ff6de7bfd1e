import { useId, useRef } from 'react';
import { messages } from '../../works/messages.ts';
import type { SheetProps } from '../../works/sheet.tsx';

export function Sheet({ choices }: SheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {messages.choose}
      </button>
      <dialog ref={dialog} className="sheet" aria-labelledby={id}>
        <h2 id={id}>{messages.choose}</h2>
        <div className="choices">
          {choices.map((choice) => (
            <button key={choice} type="button" onClick={() => dialog.current?.close()}>
              {choice}
            </button>
          ))}
        </div>
        <button type="button" onClick={() => dialog.current?.close()}>
          {messages.close}
        </button>
      </dialog>
    </>
  );
}
