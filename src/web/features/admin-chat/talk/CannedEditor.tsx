import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { CannedReply, CannedReplyBody } from '#contract/http/chat.ts';
import { CANNED_REPLY_MAX } from '#domain/support/limits.ts';
import { inWords } from '#web/entities/chat/core/show-chat-error.ts';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { PendingQuery } from '#web/ui/feedback/PendingQuery.tsx';
import { RowSkeleton } from '#web/ui/feedback/Skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from '../copy.vi.ts';
import { cannedQuery } from '../queries.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './answers.module.css';

const text = copy.canned;
const PATH = '/chat/admin/canned-replies';

const BLANK = { _id: null, shortcut: '', content: '' };
type Draft = Omit<CannedReply, '_id'> & { _id: string | null };

/** Editor of the canned replies that all admins share: create, edit, delete. */
export function CannedEditor({ onClose }: { onClose: () => void }) {
  const query = useQuery(cannedQuery());
  const { draft, setDraft, sending, save, remove } = useCannedEditor();
  return (
    <Dialog open onClose={onClose} title={text.open} width={620} busy={sending}>
      <DraftForm draft={draft} onDraft={setDraft} onSave={save} sending={sending} />
      {query.data === undefined && (
        <PendingQuery query={query} failed={text.notLoaded}>
          <RowSkeleton />
          <RowSkeleton />
        </PendingQuery>
      )}
      <ul className={styles.cannedAll}>
        {query.data?.map((reply) => (
          <li key={reply._id}>
            <p>
              <b className="num">/{reply.shortcut}</b> {reply.content}
            </p>
            <IconButton icon="edit" label={text.edit(reply.shortcut)} onClick={() => setDraft(reply)} />
            <IconButton
              danger
              icon="trash"
              label={text.remove(reply.shortcut)}
              onClick={() => inBackground(remove(reply))}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** State of the reply being edited, new or existing, with its save and delete requests. */
function useCannedEditor() {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Draft>(BLANK);
  const [sending, setSending] = useState(false);

  const change = async (work: () => Promise<unknown>) => {
    setSending(true);
    try {
      await work();
      setDraft(BLANK);
      await queries.invalidateQueries(cannedQuery());
    } catch (error) {
      toast({ type: 'error', title: text.failed, message: inWords(error) });
    } finally {
      setSending(false);
    }
  };
  const save = () => {
    const body: CannedReplyBody = { shortcut: draft.shortcut.trim(), content: draft.content };
    inBackground(
      change(() =>
        draft._id === null ? call('POST', PATH, { body }) : call('PUT', `${PATH}/${draft._id}`, { body }),
      ),
    );
  };
  const remove = async ({ _id, shortcut }: CannedReply) => {
    const yes = await confirm({ title: text.remove(shortcut), message: text.removeText });
    if (yes) await change(() => call('DELETE', `${PATH}/${_id}`));
  };
  return { draft, setDraft, sending, save, remove };
}

interface DraftFormProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onSave: () => void;
  sending: boolean;
}

function DraftForm({ draft, onDraft, onSave, sending }: DraftFormProps) {
  const isNew = draft._id === null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form className={styles.cannedForm} onSubmit={submit}>
      <TextField
        label={text.shortcut}
        hint={text.shortcutHint}
        required
        pattern="[a-z0-9-]{1,30}"
        maxLength={30}
        value={draft.shortcut}
        onChange={({ target }) => onDraft({ ...draft, shortcut: target.value })}
      />
      <TextArea
        label={text.content}
        hint={text.contentHint}
        required
        maxLength={CANNED_REPLY_MAX}
        value={draft.content}
        onChange={({ target }) => onDraft({ ...draft, content: target.value })}
      />
      <div className={classes('acts', styles.acts)}>
        {!isNew && (
          <Button variant="ghost" onClick={() => onDraft(BLANK)}>
            {text.cancel}
          </Button>
        )}
        <Button type="submit" loading={sending} loadingLabel={text.saving}>
          {isNew ? text.add : text.save}
        </Button>
      </div>
    </form>
  );
}
