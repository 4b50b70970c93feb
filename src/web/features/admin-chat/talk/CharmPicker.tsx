import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Charm } from '#contract/http/catalogue.ts';
import type { CharmRecommendation } from '#contract/http/chat.ts';
import { pictureOf } from '#domain/catalogue/pictures.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { supportCopy } from '#domain/support/copy.vi.ts';
import { CHARM_LIST_MAX } from '#domain/support/limits.ts';
import { CharmThumbnail } from '#web/entities/charm/CharmThumbnail.tsx';
import type { ChatConnection } from '#web/entities/chat/core/connection.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { PendingQuery } from '#web/ui/feedback/PendingQuery.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { RowSkeleton } from '#web/ui/feedback/Skeleton.tsx';
import { StockBadge } from '#web/ui/feedback/StockBadge.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { copy } from '../copy.vi.ts';
import { charmsQuery } from '../queries.ts';
import { classes } from '#web/ui/classes.ts';
import * as styles from './answers.module.css';
import '#web/ui/styles/search-cross.css';

const SEARCH_MAX = 80;

/** Picks charms to recommend to the customer: search, select, send as one message. */
export function CharmPicker({ room, onClose }: { room: ChatConnection; onClose: () => void }) {
  const [text, setText] = useState('');
  const q = useDeferredValue(tidyLine(text));
  const query = useQuery(charmsQuery(q));
  const { data } = query;
  const [marked, setMarked] = useState<readonly Charm[]>([]);
  const isMarked = ({ _id }: Charm) => marked.some((charm) => charm._id === _id);
  const toggle = (charm: Charm) =>
    setMarked(isMarked(charm) ? marked.filter(({ _id }) => _id !== charm._id) : [...marked, charm]);
  const send = () => {
    const metadata = { charmRecommendations: marked.map(recommended) };
    room.sendAs({ type: 'charm_list', content: supportCopy.charmList(marked.length), metadata });
    onClose();
  };
  // Selected charms stay visible when the search changes.
  const shown = [...marked, ...(data?.charms ?? []).filter((charm) => !isMarked(charm))];
  const full = marked.length >= CHARM_LIST_MAX;

  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.charms.title}
      width={640}
      footer={
        <div className={classes('acts', styles.acts)}>
          <Button variant="paper" onClick={onClose}>
            {copy.charms.cancel}
          </Button>
          <Button disabled={marked.length === 0} onClick={send}>
            {copy.charms.send(marked.length)}
          </Button>
        </div>
      }
    >
      <TextField
        label={copy.charms.search}
        icon="search"
        type="search"
        placeholder={copy.charms.placeholder}
        value={text}
        maxLength={SEARCH_MAX}
        hint={full ? copy.charms.most(CHARM_LIST_MAX) : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {!data && (
        <PendingQuery query={query} failed={copy.charms.failed} className="mt-4">
          <RowSkeleton />
          <RowSkeleton />
        </PendingQuery>
      )}
      {data && shown.length === 0 && <p className="mt-4 text-muted">{copy.charms.nothing}</p>}
      <ul className={styles.charmPicker}>
        {shown.map((charm) => (
          <li key={charm._id}>
            <PickButton
              charm={charm}
              marked={isMarked(charm)}
              disabled={full && !isMarked(charm)}
              onToggle={() => toggle(charm)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface PickButtonProps {
  charm: Charm;
  marked: boolean;
  disabled: boolean;
  onToggle: () => void;
}

function PickButton({ charm, marked, disabled, onToggle }: PickButtonProps) {
  const picture = pictureOf(charm.images);
  return (
    <button type="button" aria-pressed={marked} disabled={disabled} onClick={onToggle}>
      <span className={classes('well', styles.well)}>
        {picture && <CharmThumbnail url={picture} loading="lazy" />}
      </span>
      <span className={styles.words}>
        <b>{charm.name}</b>
        <span className="price sm">{formatVnd(charm.price)}</span>
        <StockBadge available={charm.availableStock} />
      </span>
      <Icon name={marked ? 'check' : 'plus'} />
    </button>
  );
}

/** A recommendation as the pending message shows it until the server responds. */
function recommended({ _id, name, images, price, availableStock, category }: Charm): CharmRecommendation {
  return {
    charmId: _id,
    charmName: name,
    charmImage: pictureOf(images),
    charmPrice: price,
    charmStock: availableStock,
    charmCategory: category.name,
  };
}
