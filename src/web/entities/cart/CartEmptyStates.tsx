import type { ReactNode } from 'react';
import { returnTo } from '#web/lib/return-path.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Loading, RowSkeleton } from '#web/ui/feedback/Skeleton.tsx';
import { failures } from './copy.vi.ts';
import { copy } from './copy.vi.ts';

// Empty states of the cart.

export function EmptyCart() {
  return (
    <Nothing text={copy.empty.text} title={copy.empty.title}>
      <LinkButton to="/garden">{copy.shopOn}</LinkButton>
    </Nothing>
  );
}

/** A guest has no cart; the cart loads after the login (spec §4, Cart). */
export function GuestCart() {
  return (
    <Nothing text={copy.empty.guestText} title={copy.empty.title}>
      <LinkButton to="/login" state={returnTo('/cart')}>
        {copy.empty.logIn}
      </LinkButton>
      <LinkButton to="/garden" variant="sec">
        {copy.shopOn}
      </LinkButton>
    </Nothing>
  );
}

/** Staff do not shop (spec §6). */
export function StaffCart() {
  return (
    <Nothing text={copy.staff.text} title={copy.staff.title}>
      <LinkButton to="/" variant="sec">
        {copy.staff.home}
      </LinkButton>
    </Nothing>
  );
}

export function CartFailed({ retry, retrying }: { retry: () => void; retrying: boolean }) {
  return (
    <Card className="py-10">
      <FailedState title={failures.load} text={copy.failed} onRetry={retry} retrying={retrying} />
    </Card>
  );
}

export function CartLoading() {
  return (
    <Card>
      <Loading>
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </Loading>
    </Card>
  );
}

function Nothing({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className="py-10">
      <EmptyState title={title} text={text} pose="basket" action={children} />
    </Card>
  );
}
