import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Charm } from '#contract/http/catalogue.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Pagination } from '#web/ui/actions/Pagination.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { classes } from '#web/ui/classes.ts';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { ListNamed } from '#web/ui/list/ListNamed.tsx';
import { RowsLoading } from '#web/ui/list/TabLoading.tsx';
import { categoriesQuery } from '#web/entities/charm/desk/queries.ts';
import { stocktakePath } from '../view.ts';
import { Label } from './Label.tsx';
import { labelsCopy as copy } from './labels.vi.ts';
import { A_SHEET, changed, labelsPath, labelsQuery, viewOf } from './view.ts';
import * as styles from './labels.module.css';

/** Charm labels on A4 sheets as they will be printed: name, price, and a QR code linking to the charm's page. */
export function Labels() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const charms = useQuery(labelsQuery(view));
  const { data: categories } = useQuery(categoriesQuery());
  const heading = useRef<HTMLHeadingElement>(null);
  const sheets = sheetsOf(charms.data?.charms ?? []);
  const pages = charms.data?.pagination.pages ?? 0;
  return (
    <div className={classes('workshop', styles.labels)}>
      <title>{copy.document(view.page)}</title>
      <header className="pane-head">
        <h1 ref={heading} tabIndex={-1}>
          {copy.title}
        </h1>
        <div className="flex flex-wrap gap-2">
          <LinkButton variant="paper" icon="arrow-left" to={stocktakePath({})}>
            {copy.back}
          </LinkButton>
          {sheets.length > 0 && (
            <Button icon="receipt" onClick={() => window.print()}>
              {copy.print(sheets.length)}
            </Button>
          )}
        </div>
      </header>
      <div className={styles.seek}>
        <p className="text-sm text-muted">{copy.how}</p>
        <ListNamed
          label={copy.category}
          all={copy.all}
          named={categories}
          chosen={view.category}
          pathOf={(category) => labelsPath(changed(view, { category }))}
          className=""
        />
      </div>
      {charms.isError && (
        <ErrorBanner onRetry={() => inBackground(charms.refetch())}>{copy.failed}</ErrorBanner>
      )}
      {charms.data === undefined && !charms.isError && <RowsLoading />}
      {charms.data?.charms.length === 0 && (
        <EmptyState title={copy.none} text={copy.noneText} pose="thinking" />
      )}
      {sheets.map((sheet, at) => (
        <ul key={sheet[0]?._id} className={styles.sheet} aria-label={copy.sheet(at + 1, sheets.length)}>
          {sheet.map((charm) => (
            <Label key={charm._id} charm={charm} />
          ))}
        </ul>
      ))}
      {pages > 1 && (
        <div className="print:hidden">
          <Pagination
            page={view.page}
            pages={pages}
            hrefFor={(page) => labelsPath({ ...view, page })}
            headingRef={heading}
            ends
          />
        </div>
      )}
    </div>
  );
}

function sheetsOf(charms: readonly Charm[]): Charm[][] {
  const count = Math.ceil(charms.length / A_SHEET);
  return Array.from({ length: count }, (_, at) => charms.slice(at * A_SHEET, (at + 1) * A_SHEET));
}
