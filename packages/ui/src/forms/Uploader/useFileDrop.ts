import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';

/** Handles files that are dropped on an element, or pasted while the focus is within it. */
export function useFileDrop(onFiles: (files: File[]) => void, isDisabled: boolean) {
  const [isOver, setOver] = useState(false);
  // Drag events of all children bubble up to the element.
  const depth = useRef(0);
  const hasFiles = (event: DragEvent) => !isDisabled && event.dataTransfer.types.includes('Files');
  return {
    isOver,
    props: {
      onDragEnter: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        depth.current += 1;
        setOver(true);
      },
      onDragOver: (event: DragEvent) => {
        // Otherwise the browser opens the file instead of the page.
        if (hasFiles(event)) event.preventDefault();
      },
      onDragLeave: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        depth.current = 0;
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files];
        if (isDisabled || files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}
