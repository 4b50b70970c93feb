import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { shortId } from '#domain/kernel/ids.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { copy } from './copy.vi.ts';
import { sheetOf, workshopQuery } from './queries.ts';
import { Sheet } from './Sheet.tsx';
import './worksheet.css';
import './sheet.module.css';

/** An order on paper: one A4 sheet a bracelet, as it will come out of the printer (look, workshop sheet). */
export function WorkshopTab() {
  const [params] = useSearchParams();
  const id = sheetOf(params);
  const back = id === null ? tabPath('orders') : `${tabPath('orders')}&don=${id}`;
  return (
    <div className="workshop">
      <header className="pane-head">
        <h1>{copy.title}</h1>
        <div className="flex flex-wrap gap-2.5">
          <LinkButton variant="paper" icon="arrow-left" to={back}>
            {copy.back}
          </LinkButton>
          {id !== null && (
            <Button icon="receipt" onClick={() => window.print()}>
              {copy.print}
            </Button>
          )}
        </div>
      </header>
      {id === null ? <NotFound /> : <Sheets key={id} id={id} />}
    </div>
  );
}

function Sheets({ id }: { id: string }) {
  const { data, isError } = useQuery(workshopQuery(id));
  if (isError) return <NotFound />;
  if (data === undefined) {
    return (
      <Loading>
        <Skeleton height={720} radius={12} />
      </Loading>
    );
  }
  return (
    <>
      <title>{copy.documentTitle(`#${shortId(data.order._id)}`)}</title>
      {data.bracelets.map((bracelet, index) => (
        <Sheet
          key={bracelet._id}
          order={data.order}
          bracelet={bracelet}
          place={index + 1}
          of={data.bracelets.length}
        />
      ))}
    </>
  );
}

function NotFound() {
  return <EmptyState title={copy.notFound} text={copy.notFoundText} pose="thinking" />;
}
