import { useEffect } from 'react';
import { CHAT_WINDOW } from '#web/entities/chat/window/window-id.ts';
import { useBuilder } from './builder-context.ts';

/**
 * Ctrl+Z, Ctrl+Shift+Z (and Ctrl+Y) step through the ring's history; inside a text field they keep their native effect. An open
 * dialog suspends them; the chat, which lies beside the builder, only while the focus is in it.
 */
export function useShortcuts(): void {
  const { undo, redo, letGo } = useBuilder();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isField(event.target) || isInChat(event.target) || dialogIsOpen()) return;
      if (event.key === 'Escape') return letGo();
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, redo, letGo]);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');
}

function isInChat(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${CHAT_WINDOW}`) !== null;
}

function dialogIsOpen(): boolean {
  return document.querySelector(`[role="dialog"]:not(#${CHAT_WINDOW}), [role="alertdialog"]`) !== null;
}
