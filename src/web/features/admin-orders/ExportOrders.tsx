import { useState } from 'react';
import { orderStatusLabels } from '#domain/ordering/copy.vi.ts';
import { photoFilterLabels } from '#domain/ordering/photos.vi.ts';
import { returnFilterLabels } from '#domain/ordering/returns.vi.ts';
import { pathWith } from '#web/lib/api.ts';
import { DownloadLink } from '#web/lib/session/DownloadLink.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { buttonClass } from '#web/ui/actions/button-look.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { copy } from './copy.vi.ts';
import { filterParams, type Filters } from './view.ts';

/**
 * Exports the filtered orders as CSV; the date range can be changed first. Key it by the dates, which it copies
 * into state.
 */
export function ExportOrders({ view }: { view: Filters }) {
  const [open, setOpen] = useState(false);
  const [from, setFrom] = useState<string>(view.from);
  const [to, setTo] = useState<string>(view.to);
  const wanted = filterParams({ ...view, from, to });
  const close = () => setOpen(false);
  const footer = (
    <div className="acts">
      <Button variant="ghost" onClick={close}>
        {copy.csv.cancel}
      </Button>
      <DownloadLink
        className={buttonClass({ variant: 'leaf' })}
        path={pathWith('/reports/orders.csv', wanted)}
        iconSize={20}
        onSaved={close}
      >
        {copy.csv.take}
      </DownloadLink>
    </div>
  );
  return (
    <>
      <Button variant="paper" icon="download" onClick={() => setOpen(true)}>
        <span className="sr-only">{copy.csv.button}</span>
      </Button>
      <Dialog open={open} onClose={close} title={copy.csv.title} width={480} footer={footer}>
        <p className="mb-4 text-muted">{copy.csv.text(filtersInWords(view), view.search)}</p>
        <div className="grid gap-3 md:grid-cols-2">
          <TextField
            label={copy.csv.from}
            optional
            type="date"
            value={from}
            max={to || undefined}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField
            label={copy.csv.to}
            optional
            type="date"
            value={to}
            min={from || undefined}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
      </Dialog>
    </>
  );
}

/** 'Đã xác nhận, COD': what the export is limited to, besides the search. */
function filtersInWords({ status, photo, returned, promised, payment, customer, late }: Filters): string {
  return [
    status === 'all' ? copy.orders.all : orderStatusLabels[status],
    photo !== 'all' && photoFilterLabels[photo],
    returned !== 'all' && returnFilterLabels[returned],
    promised !== 'all' && copy.promiseDue,
    payment !== 'all' && copy.payments[payment],
    customer !== '' && copy.ofCustomer(undefined),
    late !== '' && copy.late(Number(late)),
  ]
    .filter(Boolean)
    .join(', ');
}
