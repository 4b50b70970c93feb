import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useUser } from '#web/lib/session/use-session.ts';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { BuilderSkeleton } from './BuilderSkeleton.tsx';
import { copy } from './copy.vi.ts';
import type { Draft } from '#web/entities/bracelet/draft.ts';
import { readBegunDraft, readDraft } from '#web/entities/bracelet/draft-storage.ts';
import { charmsById } from '#web/entities/ring/queries.ts';
import { BuilderProvider } from './BuilderProvider.tsx';
import { openedWith, openingQuery } from './opening.ts';

/** The bracelet builder of the logged-in user (spec §2, Bracelet builder). */
export function Builder() {
  const user = useUser();
  return user === null ? null : <Opening key={user.id} userId={user.id} />;
}

function Opening({ userId }: { userId: string }) {
  const draft = useFirstDraft(userId);
  const isHere = useInSlices(draft !== undefined);
  return draft === undefined || !isHere ? <BuilderSkeleton /> : <Laying userId={userId} draft={draft} />;
}

/**
 * Defers the next heavy render, so that React time-slices it (5 ms slices): rendering ring and charms synchronously would block
 * input on a phone for a quarter of a second.
 */
const useInSlices = (isReady: boolean): boolean => useDeferredValue(isReady, false);

/** The draft to open; undefined while the shop is asked for it. */
function useFirstDraft(userId: string): Draft | null | undefined {
  const [here] = useState(() => readBegunDraft(userId));
  const { data: opened, isError } = useQuery(openingQuery(userId));
  return here ?? (isError ? readDraft(userId) : opened);
}

/** Fetches today's catalogue data for the charms of the draft and of the garden's picks, then renders the builder with them. */
function Laying({ userId, draft }: { userId: string; draft: Draft | null }) {
  const [ids] = useState(() => openedWith(draft));
  const { data, isError, isFetching, refetch } = useQuery({ ...charmsById(ids), enabled: ids.length > 0 });
  const isMissing = ids.length > 0 && data === undefined;
  const isHere = useInSlices(!isMissing);

  if (isMissing || !isHere) {
    if (!isMissing || !isError) return <BuilderSkeleton />;
    return (
      <div className="wrap sec">
        <FailedState
          title={copy.failed.title}
          text={copy.failed.message}
          heading="h1"
          onRetry={() => inBackground(refetch())}
          retrying={isFetching}
        />
      </div>
    );
  }
  return <BuilderProvider userId={userId} draft={draft} charms={data?.charms ?? []} />;
}
