import { useState, type DragEvent } from 'react';

/** Drag and drop of pictures onto the window. @returns handlers for its root, and whether files are dragged over it */
export function useDrop(onImages: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    over,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onImages([...event.dataTransfer.files]);
      },
    },
  };
}
