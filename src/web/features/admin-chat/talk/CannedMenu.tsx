import { useEffect, useRef, type RefObject } from 'react';
import type { CannedReply } from '#contract/http/chat.ts';
import { copy } from '../copy.vi.ts';
import { classes } from '#web/ui/classes.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import * as styles from './answers.module.css';

export const CANNED_LIST = 'canned-replies';
const optionId = (at: number) => `${CANNED_LIST}-${at}`;

interface CannedMenuProps {
  /** keeps the focus; its keys control the list */
  field: RefObject<HTMLTextAreaElement | null>;
  replies: readonly CannedReply[];
  /** shown where there are none */
  none: string;
  /** reads them again, after a failure */
  onRetry: (() => void) | undefined;
  /** index of the reply that Enter inserts */
  at: number;
  onChoose: (reply: CannedReply) => void;
  onManage: () => void;
}

/** Canned replies matching the slash word, in a list above the field. */
export function CannedMenu({ field, replies, none, at, onRetry, onChoose, onManage }: CannedMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = field.current;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    input?.setAttribute('aria-controls', CANNED_LIST);
    if (replies.length > 0) input?.setAttribute('aria-activedescendant', optionId(at));
    return () => {
      input?.removeAttribute('aria-controls');
      input?.removeAttribute('aria-activedescendant');
    };
  }, [field, replies, at]);

  return (
    <div className={styles.cannedMenu} data-escapes="">
      <p role="status" className="sr-only">
        {replies.length > 0 ? copy.canned.found(replies.length) : none}
      </p>
      {replies.length === 0 && <p className={classes('none', styles.none)}>{none}</p>}
      <div ref={list} id={CANNED_LIST} role="listbox" aria-label={copy.canned.label}>
        {replies.map((reply, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and its keys
          <div
            key={reply._id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // Prevents a press from moving the focus out of the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(reply)}
          >
            <b className="num">/{reply.shortcut}</b>
            <span>{reply.content}</span>
          </div>
        ))}
      </div>
      <button type="button" className={classes('link', styles.link)} onClick={onRetry ?? onManage}>
        {onRetry ? uiCopy.retry : copy.canned.manage}
      </button>
    </div>
  );
}
