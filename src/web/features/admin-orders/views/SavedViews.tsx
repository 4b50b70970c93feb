import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { DESK_VIEW_NAME_MAX } from '#domain/identity/desk-views.ts';
import { PAYMENT_METHODS } from '#domain/ordering/payment-methods.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { buttonClass } from '#web/ui/actions/button-look.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { PendingQuery } from '#web/ui/feedback/PendingQuery.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Popover } from '#web/ui/overlays/Popover.tsx';
import { copy } from '../copy.vi.ts';
import { FilterToggle } from '#web/ui/list/FilterToggle.tsx';
import { adminPath, changed, type OrdersTabView } from '../view.ts';
import { useViews } from './use-views.ts';
import { viewsWords as words } from './views.vi.ts';

/** Saved views, personal or shared with all staff; the current one can be added. */
export function SavedViews({ view }: { view: OrdersTabView }) {
  return (
    <Popover
      title={words.title}
      renderTrigger={(props) => (
        <button type="button" className={buttonClass({ variant: 'paper' })} {...props}>
          <Icon name="eye" size={20} />
          <span className="sr-only">{words.button}</span>
        </button>
      )}
    >
      {(close) => <Views view={view} close={close} />}
    </Popover>
  );
}

function Views({ view, close }: { view: OrdersTabView; close: () => void }) {
  const { views, save, remove } = useViews();
  return (
    <div className="grid gap-3 pt-2">
      <More view={view} close={close} />
      {views.data === undefined && (
        <PendingQuery query={views} failed={words.failed}>
          <Skeleton height={40} radius={14} />
        </PendingQuery>
      )}
      {views.data?.length === 0 && <p className="text-sm text-muted">{words.none}</p>}
      <ul aria-label={words.list}>
        {views.data?.map((each) => (
          <li key={each._id} className="flex items-center gap-2">
            <Link className="link grow py-2.5" to={`/admin?${each.query}`} onClick={close}>
              {each.name}
              {each.isShared && <span className="text-xs text-muted"> ({words.shared})</span>}
            </Link>
            {each.isMine && (
              <IconButton
                icon="trash"
                label={words.remove(each.name)}
                disabled={remove.isPending}
                onClick={() => remove.mutate(each)}
              />
            )}
          </li>
        ))}
      </ul>
      <NewView
        saving={save.isPending}
        onSave={(name, isShared, onSaved) => {
          const query = adminPath({ ...view, page: 1, order: null }).split('?')[1] ?? '';
          save.mutate({ name, query, isShared }, { onSuccess: onSaved });
        }}
      />
    </div>
  );
}

/** Days preselected for the late filter. */
const LATE = '3';

/** Filters that are used less often than the status. */
function More({ view, close }: { view: OrdersTabView; close: () => void }) {
  const { payment, late } = view;
  const toggled = (change: Parameters<typeof changed>[1]) => adminPath(changed(view, change));
  return (
    <nav className="flex flex-wrap gap-2" aria-label={words.more}>
      {PAYMENT_METHODS.map((method) => (
        <FilterToggle
          key={method}
          on={payment === method}
          label={copy.payments[method]}
          to={toggled({ payment: payment === method ? 'all' : method })}
          onClick={close}
        />
      ))}
      <FilterToggle
        on={late !== ''}
        label={copy.late(Number(late || LATE))}
        to={toggled({ late: late === '' ? LATE : '' })}
        onClick={close}
      />
    </nav>
  );
}

interface NewViewProps {
  saving: boolean;
  onSave: (name: string, isShared: boolean, onSaved: () => void) => void;
}

function NewView({ saving, onSave }: NewViewProps) {
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [missing, setMissing] = useState(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const said = tidyLine(name);
    if (saving) return;
    if (said === '') return setMissing(true);
    onSave(said, isShared, () => setName(''));
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={send}>
      <TextField
        label={words.name}
        placeholder={words.placeholder}
        maxLength={DESK_VIEW_NAME_MAX}
        value={name}
        error={missing ? words.missing : null}
        onChange={({ target }) => {
          setName(target.value);
          setMissing(false);
        }}
      />
      <Checkbox
        label={words.share}
        checked={isShared}
        onChange={({ target }) => setIsShared(target.checked)}
      />
      <Button type="submit" variant="leaf" loading={saving} loadingLabel={words.saving}>
        {words.save}
      </Button>
    </form>
  );
}
