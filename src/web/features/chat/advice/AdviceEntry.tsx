import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Description, Recommendations, RecommendedCharm } from '#contract/http/advice.ts';
import { pictureOf } from '#domain/catalogue/pictures.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { useCopied } from '#web/lib/hooks/use-copied.ts';
import { call } from '#web/lib/call.ts';
import { ringPath } from '#web/lib/paths/content-links.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy as chatCopy } from '#web/entities/chat/copy.vi.ts';
import { inWords } from '#web/entities/chat/core/show-chat-error.ts';
import { CharmRow } from '#web/entities/chat/messages/CharmRow.tsx';
import { useAddCharms } from '#web/entities/chat/messages/use-add-charms.ts';
import { addTo, askAgain, changeTo, removeSlot, type Advice } from './advice.ts';
import { copy } from './copy.vi.ts';
import { Understood } from './Understood.tsx';
import * as styles from './ai.module.css';
import * as list from '../../../entities/chat/messages/messages.module.css';
import * as offer from '../../../entities/chat/messages/charms.module.css';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { unbroken } from '#web/ui/unbroken.tsx';

interface AdviceEntryProps {
  advice: Advice;
  userId: string;
  /** only the newest answer offers its understood slots for editing */
  newest: boolean;
  /** switches to the staff chat, for requests that are not about charms */
  onStaff: () => void;
}

/** A wish, and below it Bông's answer or a thinking indicator. */
export function AdviceEntry({ advice, userId, newest, onStaff }: AdviceEntryProps) {
  const { said, state, answer } = advice;
  return (
    <div className={styles.entry}>
      <div className={classes(list.msg, list.mine)}>
        <div className={list.said}>
          <p className={list.balloon}>{said}</p>
        </div>
      </div>
      {/* Rendered from the start, so that screen readers announce the answer when it is inserted. */}
      <div role="status" className="sr-only">
        {state === 'done' ? answer?.message : state === 'thinking' ? copy.thinking : copy.failed}
      </div>
      {state === 'thinking' && (
        <p className={styles.thinking} aria-hidden="true">
          <img src="/brand/mascot-thinking.webp" alt="" width={44} height={50} />
          <span className={classes(list.balloon, list.typing)}>
            <i />
            <i />
            <i />
          </span>
          {copy.thinking}
        </p>
      )}
      {state === 'failed' && (
        <p className={list.notSent}>
          {copy.failed}
          <button type="button" onClick={() => askAgain(userId, advice)}>
            {copy.retry}
          </button>
        </p>
      )}
      {state === 'done' && answer && (
        <Answer answer={answer} onStaff={onStaff}>
          {newest &&
            (answer.understood || (answer.slots.length > 0 && answer.recommendedCharms.length > 0)) && (
              <Understood
                slots={answer.slots}
                onTakeAway={(slot) => removeSlot(userId, advice, slot)}
                onChange={(slot, choice) => changeTo(userId, advice, slot, choice)}
                onAdd={(choice) => addTo(userId, advice, choice)}
              />
            )}
        </Answer>
      )}
    </div>
  );
}

interface AnswerProps {
  answer: Recommendations;
  onStaff: () => void;
  /** the understood slots */
  children: ReactNode;
}

function Answer({ answer, onStaff, children }: AnswerProps) {
  const { message, understood, recommendedCharms: charms, intent, ring } = answer;
  const { added, adding, add } = useAddCharms();
  const navigate = useNavigate();
  const text = [message, ...charms.map(lineOf)].join('\n');
  const { copied, put } = useCopied(text);
  const [asked, near] = [charms.filter(({ nearest }) => !nearest), charms.filter(({ nearest }) => nearest)];
  const row = (charm: RecommendedCharm) => (
    <CharmRow
      key={charm._id}
      name={charm.name}
      picture={pictureOf(charm.images)}
      price={charm.price}
      added={added.includes(charm._id)}
      disabled={adding || availableOf(charm) <= 0}
      onAdd={() => add([charm._id])}
    >
      {charm.reason}
    </CharmRow>
  );
  return (
    <section
      className={classes(list.balloon, offer.charms, offer.wide, styles.answer)}
      aria-label={copy.answer}
    >
      <div className={classes(offer.title, styles.title)}>
        <p className={understood ? undefined : styles.unsure}>{unbroken(message)}</p>
        <IconButton
          icon={copied ? 'check' : 'copy'}
          small
          label={copied ? copy.copied : copy.copy}
          onClick={put}
        />
      </div>
      {children}
      {asked.length > 0 && <ul>{asked.map(row)}</ul>}
      {near.length > 0 && (
        <>
          {asked.length > 0 && <h4 className={styles.near}>{copy.nearest}</h4>}
          <ul>{near.map(row)}</ul>
        </>
      )}
      {intent !== null && (
        <Button
          variant={intent === 'crisis' ? undefined : 'tint'}
          size="sm"
          full
          icon="chat"
          onClick={onStaff}
        >
          {copy.staff}
        </Button>
      )}
      {ring.length > 0 && (
        <Button size="sm" full icon="sparkle" onClick={() => inBackground(navigate(ringPath(ring)))}>
          {copy.tryOn}
        </Button>
      )}
      {charms.length > 1 && (
        <Button
          variant="tint"
          size="sm"
          full
          disabled={adding}
          onClick={() => add(charms.map(({ _id }) => _id))}
        >
          {chatCopy.charms.addAll(charms.length)}
        </Button>
      )}
      {charms.length > 0 && <Described charms={charms} />}
    </section>
  );
}

/** A short text about the set, for a card or as the bracelet's name (spec §7, POST /chat/ai/description). */
function Described({ charms }: { charms: readonly RecommendedCharm[] }) {
  const [words, setWords] = useState<string | null>(null);
  const [writing, setWriting] = useState(false);
  const { copied, put } = useCopied(words ?? '');
  const write = async () => {
    setWriting(true);
    try {
      const body = { charms: charms.map(({ _id }) => _id) };
      const { description } = await call<Description>('POST', '/chat/ai/description', { body });
      setWords(description);
    } catch (error) {
      toast({ type: 'error', title: copy.described, message: inWords(error) });
    } finally {
      setWriting(false);
    }
  };
  if (words === null) {
    return (
      <Button
        variant="ghost"
        size="sm"
        full
        icon="sparkle"
        loading={writing}
        loadingLabel={copy.describing}
        onClick={() => inBackground(write())}
      >
        {copy.describe}
      </Button>
    );
  }
  return (
    <div className={styles.described} role="status">
      <p>{words}</p>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        small
        label={copied ? copy.copied : copy.copy}
        onClick={put}
      />
    </div>
  );
}

const lineOf = ({ name, price, reason }: RecommendedCharm) => copy.line(name, formatVnd(price), reason);
