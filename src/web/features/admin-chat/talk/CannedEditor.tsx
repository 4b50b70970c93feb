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
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from '../copy.vi.ts';
import { cannedQuery } from '../queries.ts';

const BLANK = { _id: null, shortcut: '', content: '' };
type Draft = Omit<CannedReply, '_id'> & { _id: string | null };

/** The replies that all admins share: written, changed and thrown away. */
export function CannedEditor({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const { data: replies = [] } = useQuery(cannedQuery());
  const [draft, setDraft] = useState<Draft>(BLANK);
  const [sending, setSending] = useState(false);

  const change = async (work: () => Promise<unknown>) => {
    setSending(true);
    try {
      await work();
      setDraft(BLANK);
      await queries.invalidateQueries(cannedQuery());
    } catch (error) {
      toast({ type: 'error', title: copy.canned.failed, message: inWords(error) });
    } finally {
      setSending(false);
    }
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const body: CannedReplyBody = { shortcut: draft.shortcut.trim(), content: draft.content };
    const path = '/chat/admin/canned-replies';
    void change(() =>
      draft._id === null ? call('POST', path, { body }) : call('PUT', `${path}/${draft._id}`, { body }),
    );
  };
  const remove = async ({ _id, shortcut }: CannedReply) => {
    const yes = await confirm({ title: copy.canned.remove(shortcut), message: copy.canned.removeText });
    if (yes) await change(() => call('DELETE', `/chat/admin/canned-replies/${_id}`));
  };

  return (
    <Dialog open onClose={onClose} title={copy.canned.open} width={620} busy={sending}>
      <form className="canned-form" onSubmit={save}>
        <TextField
          label={copy.canned.shortcut}
          hint={copy.canned.shortcutHint}
          required
          pattern="[a-z0-9-]{1,30}"
          maxLength={30}
          value={draft.shortcut}
          onChange={({ target }) => setDraft({ ...draft, shortcut: target.value })}
        />
        <TextArea
          label={copy.canned.content}
          hint={copy.canned.contentHint}
          required
          maxLength={CANNED_REPLY_MAX}
          value={draft.content}
          onChange={({ target }) => setDraft({ ...draft, content: target.value })}
        />
        <div className="acts">
          {draft._id !== null && (
            <Button variant="ghost" onClick={() => setDraft(BLANK)}>
              {copy.canned.cancel}
            </Button>
          )}
          <Button type="submit" loading={sending} loadingLabel={copy.canned.saving}>
            {draft._id === null ? copy.canned.add : copy.canned.save}
          </Button>
        </div>
      </form>
      <ul className="canned-all">
        {replies.map((reply) => (
          <li key={reply._id}>
            <p>
              <b className="num">/{reply.shortcut}</b> {reply.content}
            </p>
            <IconButton
              icon="edit"
              label={copy.canned.edit(reply.shortcut)}
              onClick={() => setDraft(reply)}
            />
            <IconButton
              danger
              icon="trash"
              label={copy.canned.remove(reply.shortcut)}
              onClick={() => void remove(reply)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
