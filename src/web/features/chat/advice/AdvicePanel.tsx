import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { classes } from '#web/ui/classes.ts';
import { tabMemory } from '#web/entities/chat/window/tab-memory.ts';
import { AdviceEntry } from './AdviceEntry.tsx';
import { askAdvice, restoreAdvice, useAdvice } from './advice.ts';
import { copy } from './copy.vi.ts';
import { QuickWishes } from './QuickWishes.tsx';
import { WishField } from './WishField.tsx';
import * as styles from './ai.module.css';
import * as list from '../../../entities/chat/messages/messages.module.css';

/** The button to the newest suggestion shows when the list is scrolled further than this from its end (spec §2). */
const DOWN_PX = 50;

/** Suggestions from the live catalogue: the customer describes a wish and gets charms with reasons (spec §2, AI). */
export default function AdvicePanel({ userId, onStaff }: { userId: string; onStaff: () => void }) {
  useEffect(() => restoreAdvice(userId), [userId]);
  const all = useAdvice(userId);
  const [memory] = useState(() => tabMemory(userId, 'wish'));
  const [wish, write] = useState(memory.read);
  const setWish = (words: string) => {
    write(words);
    memory.write(words);
  };
  const field = useRef<HTMLTextAreaElement>(null);
  const { box, far, look, toEnd } = useEnd(all.length, all.at(-1)?.state);
  const begun = all.length > 0;

  const add = (words: string) => {
    setWish(withWords(wish, words));
    field.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {begun && <QuickWishes inLine wish={wish} onAdd={add} />}
      <div className={classes(list.msgsFrame, styles.frame)}>
        <div
          ref={box}
          className={classes(list.msgs, styles.adviceTalk, begun && 'begun')}
          role="region"
          aria-label={copy.history}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
          tabIndex={0}
          onScroll={look}
        >
          {!begun && (
            <div className="intro">
              <div className={styles.hello}>
                <img src="/brand/mascot.webp" alt="" width={62} height={70} />
                <div>
                  <h3>{copy.title}</h3>
                  <p>{copy.text}</p>
                </div>
              </div>
              <QuickWishes wish={wish} onAdd={add} />
            </div>
          )}
          {all.map((advice, n) => (
            <AdviceEntry
              key={advice.id}
              advice={advice}
              userId={userId}
              newest={n === all.length - 1}
              onStaff={onStaff}
            />
          ))}
        </div>
        {far && (
          <div className={styles.down}>
            <IconButton icon="chevron-down" label={copy.down} onClick={() => toEnd()} />
          </div>
        )}
      </div>
      <WishField
        field={field}
        wish={wish}
        onWish={setWish}
        placeholder={begun ? copy.again : copy.placeholder}
        busy={all.at(-1)?.state === 'thinking'}
        onSend={(words) => {
          setWish('');
          askAdvice(userId, words);
        }}
      />
    </>
  );
}

/** Appends a quick wish to the text; tapping it again removes it. */
function withWords(wish: string, words: string): string {
  const parts = wish.split(',').map((part) => part.trim());
  const left = parts.filter((part) => part !== '' && part !== words);
  return (parts.includes(words) ? left : [...left, words]).join(', ');
}

/** Scrolls to new answers, and tracks whether the customer has scrolled back. */
function useEnd(count: number, state: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const [far, setFar] = useState(false);
  const look = () => {
    const entries = box.current;
    if (entries !== null) setFar(entries.scrollHeight - entries.clientHeight - entries.scrollTop > DOWN_PX);
  };
  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight });
  // Scrolls the newest wish to the top, with its answer below it.
  useEffect(() => {
    const entries = box.current;
    const newest = count > 0 ? entries?.lastElementChild : null;
    if (entries && newest instanceof HTMLElement) entries.scrollTo({ top: newest.offsetTop - 14 });
    // The first answer may end below the visible part without any scrolling.
    look();
  }, [count, state]);
  return { box, far, look, toEnd };
}
