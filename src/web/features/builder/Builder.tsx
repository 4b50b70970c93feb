import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { gardenSelection } from '#web/features/garden/selection.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { FailedState } from '#web/ui/FailedState.tsx';
import { BuilderSkeleton } from './BuilderSkeleton.tsx';
import { copy } from './copy.vi.ts';
import { charmsIn } from './bench/draft.ts';
import { readDraft } from './bench/draft-storage.ts';
import { charmsById } from './queries.ts';
import { Workshop } from './Workshop.tsx';

/** The bracelet builder of whoever is logged in (spec §2, Bracelet builder). */
export function Builder() {
  const { user } = useSession();
  return user === null ? null : <Opening key={user.id} userId={user.id} />;
}

/** Fetches the charms of the draft and of the garden's picks as they are sold today, then lays them out. */
function Opening({ userId }: { userId: string }) {
  const [draft] = useState(() => readDraft(userId));
  const [picked] = useState(gardenSelection.get);
  const [ids] = useState(() => [
    ...new Set([...(draft === null ? [] : charmsIn(draft.board)), ...picked.map(({ charm }) => charm._id)]),
  ]);
  const { data, isError, isFetching, refetch } = useQuery({ ...charmsById(ids), enabled: ids.length > 0 });

  if (ids.length > 0 && data === undefined) {
    if (!isError) return <BuilderSkeleton />;
    return (
      <div className="wrap sec">
        <FailedState
          title={copy.failed.title}
          text={copy.failed.message}
          heading="h1"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </div>
    );
  }
  return <Workshop userId={userId} draft={draft} charms={data?.charms ?? []} />;
}
