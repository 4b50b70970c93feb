import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Worksheet } from '#contract/http/reports.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { PhotoDesk } from '#web/entities/order-photo/desk/PhotoDesk.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { PendingQuery } from '#web/ui/feedback/PendingQuery.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { isRefused } from '#web/lib/errors/is-answered.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { copy } from './copy.vi.ts';
import { GiftCard } from './GiftCard.tsx';
import { sheetsOf, worksheetsQuery } from './queries.ts';
import { Sheet } from './Sheet.tsx';
import * as styles from './worksheet.module.css';
import './sheet.module.css';
import { classes } from '#web/ui/classes.ts';

/** Printable worksheets: one A4 sheet per bracelet, shown as it will print (look, workshop sheet). */
export function WorkshopTab() {
  const [params] = useSearchParams();
  const ids = sheetsOf(params);
  const sheets = useQuery({ ...worksheetsQuery(ids), enabled: ids.length > 0 });
  const [only] = ids;
  const back =
    only !== undefined && ids.length === 1 ? `${tabPath('orders')}&don=${only}` : tabPath('orders');
  const bracelets = sheets.data?.reduce((sum, sheet) => sum + sheet.bracelets.length, 0) ?? 0;
  return (
    <div className={classes('workshop', styles.workshop)}>
      <header className={classes('pane-head', styles.paneHead)}>
        <h1>{copy.title}</h1>
        <div className="flex flex-wrap gap-2.5">
          <LinkButton variant="paper" icon="arrow-left" to={back}>
            {copy.back}
          </LinkButton>
          {bracelets > 0 && (
            <Button icon="receipt" onClick={() => window.print()}>
              {bracelets > 1 ? copy.printAll(bracelets) : copy.print}
            </Button>
          )}
        </div>
      </header>
      {sheets.data ? (
        <Sheets sheets={sheets.data} asked={ids.length} />
      ) : ids.length === 0 || isRefused(sheets.error) ? (
        <NotFound />
      ) : (
        <PendingQuery query={sheets} failed={copy.failed}>
          <Skeleton height={720} radius={12} />
        </PendingQuery>
      )}
    </div>
  );
}

function Sheets({ sheets, asked }: { sheets: readonly Worksheet[]; asked: number }) {
  const [first] = sheets;
  if (first === undefined) return <NotFound />;
  return (
    <>
      <title>
        {sheets.length === 1
          ? copy.documentTitle(`#${shortId(first.order._id)}`)
          : copy.documentTitleOf(sheets.length)}
      </title>
      {sheets.length < asked && (
        <Banner tone="warning" className="print:hidden">
          {copy.missing(asked - sheets.length)}
        </Banner>
      )}
      {sheets.length === 1 && (
        <div className="w-full max-w-[794px] print:hidden">
          <PhotoDesk order={first.order} />
        </div>
      )}
      {sheets.flatMap(({ order, bracelets, photoCode, giftCode }) => [
        ...bracelets.map((bracelet, index) => (
          <Sheet
            key={bracelet._id}
            order={order}
            bracelet={bracelet}
            place={index + 1}
            of={bracelets.length}
            photoCode={photoCode}
          />
        )),
        order.gift && <GiftCard key={order._id} order={order} gift={order.gift} code={giftCode} />,
      ])}
    </>
  );
}

function NotFound() {
  return <EmptyState title={copy.notFound} text={copy.notFoundText} pose="thinking" />;
}
