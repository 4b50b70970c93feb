import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Device } from '#contract/http/sign-in.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { focusNeighbour } from '#web/ui/focus-neighbour.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { focusHeading } from '../focus-heading.ts';
import { copy as copies } from './copy.vi.ts';
import * as styles from './Devices.module.css';

const copy = copies.devices;
const QUERY = read<Device[]>('/users/me/devices');

/** The devices where the user is signed in, each with a sign-out button. */
export function Devices({ className }: { className: string | undefined }) {
  const { data, isError, refetch } = useQuery(QUERY);
  const { mutate, isPending, variables } = useEnd();
  const heading = useRef<HTMLHeadingElement>(null);
  const endOthers = async () => {
    const words = {
      title: copy.ask,
      message: copy.consequence,
      confirmLabel: copy.end,
      cancelLabel: copy.stay,
    };
    if (await confirm(words)) mutate(null);
  };
  return (
    <section className={className} aria-labelledby="devices">
      <h3 id="devices" ref={heading} tabIndex={-1}>
        {copy.title}
      </h3>
      <p className="hint">{copy.note}</p>
      {isError && (
        <p className="mt-3 flex flex-wrap items-center gap-3" role="alert">
          {copy.failed}
          <Button variant="paper" size="sm" onClick={() => inBackground(refetch())}>
            {copy.retry}
          </Button>
        </p>
      )}
      {data === undefined && !isError && <Skeleton className="mt-3" height={64} radius={12} />}
      <ul className={styles.devices}>
        {data?.toSorted(thisFirst).map((device) => (
          <Row
            key={device._id}
            device={device}
            busy={isPending && variables?._id === device._id}
            onEnd={(row) => {
              focusNeighbour(row, 'button', heading.current);
              mutate(device);
            }}
          />
        ))}
      </ul>
      {data && data.length > 1 && (
        <Button
          variant="dline"
          size="sm"
          loading={isPending && variables === null}
          onClick={() => inBackground(endOthers())}
        >
          {copy.all}
        </Button>
      )}
    </section>
  );
}

/** The current device first, for comparison with the others. */
const thisFirst = (a: Device, b: Device) => Number(b.isThis) - Number(a.isThis);

const nameOf = ({ browser, system }: Device) => copy.named(browser, system) || copy.unknown;

type RowProps = { device: Device; busy: boolean; onEnd: (row: Element | null) => void };

function Row({ device, busy, onEnd }: RowProps) {
  const { isThis, network, signedInAt, seenAt } = device;
  const name = nameOf(device);
  const facts = [
    copy.signedIn(formatShortDateTime(signedInAt)),
    copy.seen(formatShortDateTime(seenAt)),
    network && copy.from(network),
  ];
  return (
    <li>
      <div>
        <b>{name}</b>
        {isThis && <em>{copy.isThis}</em>}
      </div>
      <p className="num">{facts.filter(Boolean).join(' · ')}</p>
      {!isThis && (
        <Button
          variant="paper"
          size="sm"
          loading={busy}
          aria-label={copy.endOf(name)}
          onClick={({ currentTarget }) => onEnd(currentTarget.closest('li'))}
        >
          {copy.end}
        </Button>
      )}
    </li>
  );
}

/** Signs out one device, or with null all but the current one. */
function useEnd() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (device: Device | null) =>
      call('DELETE', device === null ? '/users/me/devices' : `/users/me/devices/${device._id}`),
    async onSuccess(_, device) {
      toast({ type: 'success', title: device === null ? copy.allEnded : copy.ended(nameOf(device)) });
      await queries.invalidateQueries(QUERY);
      // The button for all others disappears with them.
      if (device === null) focusHeading('devices');
    },
    onError(error) {
      showError(error);
      return queries.invalidateQueries(QUERY);
    },
  });
}
