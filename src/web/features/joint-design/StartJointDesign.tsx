import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Chat } from '#contract/http/chat.ts';
import type { JointDesign, StartJointDesignBody } from '#contract/http/joint-design.ts';
import { BRACELET_PICTURE_WIDTHS } from '#domain/catalogue/limits.ts';
import { pictureAt } from '#domain/catalogue/pictures.ts';
import { placedCharms } from '#domain/design/board.ts';
import { asId, isUuid, type DesignId, type JointDesignId } from '#domain/kernel/ids.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { supportCopy } from '#domain/support/copy.vi.ts';
import type { Reader } from '#domain/support/chats.ts';
import type { ChatConnection } from '#web/entities/chat/core/connection.ts';
import { readDraft } from '#web/entities/bracelet/draft-storage.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { randomUuid } from '#web/lib/random-key.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { PendingQuery } from '#web/ui/feedback/PendingQuery.tsx';
import { RowSkeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { offeredQuery } from './queries.ts';
import * as styles from './joint-design.module.css';

interface StartJointDesignProps {
  room: ChatConnection;
  chat: Chat;
  side: Reader;
  onClose: () => void;
}

const [PICTURE] = BRACELET_PICTURE_WIDTHS;

/**
 * Chooses the bracelet to edit together: one of the customer's saved designs, or the draft in her browser. Its card is posted to
 * the chat.
 */
export default function StartJointDesign({ room, chat, side, onClose }: StartJointDesignProps) {
  const query = useQuery({ ...offeredQuery(chat._id), refetchOnMount: 'always' });
  const { data } = query;
  // The same id for every retry of a choice, so that only one joint design is made of it.
  const [ids] = useState(() => new Map<DesignId | 'draft', JointDesignId>());
  const [busy, setBusy] = useState(false);
  const [draft] = useState(() => (side === 'customer' ? draftOf(chat.user._id) : null));

  const begin = async (from: StartJointDesignBody['from']) => {
    setBusy(true);
    const chosen = 'draft' in from ? 'draft' : asId<DesignId>(from.design);
    const _id = ids.get(chosen) ?? asId<JointDesignId>(randomUuid());
    ids.set(chosen, _id);
    try {
      const { name } = await call<JointDesign>('POST', `/chat/${chat._id}/joint-designs`, {
        body: { _id, from } satisfies StartJointDesignBody,
      });
      room.sendAs({
        type: 'text',
        content: supportCopy.jointDesign(name),
        metadata: { jointDesign: { _id, name } },
      });
      onClose();
    } catch (error) {
      showError(error);
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} title={copy.start.title} width={560} busy={busy}>
      <p className="muted">{copy.start.text}</p>
      {!data && (
        <PendingQuery query={query} failed={copy.start.failed} className="mt-4">
          <RowSkeleton />
          <RowSkeleton />
        </PendingQuery>
      )}
      {data?.length === 0 && draft === null && (
        <EmptyState
          heading="h3"
          title={copy.start.emptyTitle}
          text={side === 'customer' ? copy.start.empty : copy.start.emptyStaff}
        />
      )}
      <ul className={styles.offered}>
        {draft && (
          <li>
            <button type="button" disabled={busy} onClick={() => inBackground(begin({ draft: draft.body }))}>
              <span className={styles.picture}>
                <Icon name="ring" size={32} />
              </span>
              <b>{draft.body.name || copy.start.draft}</b>
              <span>{`${copy.start.draft}, ${copy.start.charms(draft.charms)}`}</span>
            </button>
          </li>
        )}
        {data?.map(({ _id: design, name, price, charms, previewImage }) => (
          <li key={design}>
            <button type="button" disabled={busy} onClick={() => inBackground(begin({ design }))}>
              <span className={styles.picture}>
                {previewImage ? (
                  <img src={pictureAt(previewImage, PICTURE)} alt="" loading="lazy" />
                ) : (
                  <Icon name="ring" size={32} />
                )}
              </span>
              <b>{name}</b>
              <span className="num">{`${copy.start.charms(charms)}, ${formatVnd(price)}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The customer's draft in this browser, or null if its ring is empty. */
function draftOf(userId: string) {
  const draft = readDraft(userId);
  if (draft === null || placedCharms(draft.board).length === 0) return null;
  const { board, name, stringId, tyingMethodId } = draft;
  const known = <Id extends string>(id: Id | null) => (id !== null && isUuid(id) ? id : null);
  const { slots, wristSize } = board;
  return {
    charms: placedCharms(board).length,
    body: {
      name,
      slots: [...slots],
      wristSize,
      stringId: known(stringId),
      tyingMethodId: known(tyingMethodId),
    },
  };
}
