import type { ImportProgress, ImportReport } from '#contract/http/charm-import.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { saveFile } from '#web/lib/files/save-file.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { DropZone } from '../shared/DropZone.tsx';
import { copy } from './copy.vi.ts';
import { csvOf } from './csv-file.ts';
import { ReportTable } from './ReportTable.tsx';
import { useImport } from './use-import.ts';
import * as styles from './import.module.css';

const text = copy.csv;

/** Imports charms from a table: choose a file, review every line, then confirm. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const table = useImport(open);
  const close = () => {
    onClose();
    table.again();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text.title}
      width={820}
      busy={table.busy}
      footer={<Feet table={table} onClose={close} />}
    >
      <div className={styles.csv}>
        {table.progress ? (
          <Progress progress={table.progress} />
        ) : table.table === null ? (
          <ChooseFile onFile={table.look} />
        ) : (
          <Look table={table} name={table.table.name} />
        )}
      </div>
    </Dialog>
  );
}

type Table = ReturnType<typeof useImport>;

function Feet({
  table: { report, table, progress, busy, apply, again },
  onClose,
}: {
  table: Table;
  onClose: () => void;
}) {
  const lines = report ? report.created + report.updated : 0;
  if (progress && progress.finishedAt === null) {
    return (
      <div className="acts">
        <Button onClick={onClose}>{text.goOn}</Button>
      </div>
    );
  }
  if (report?.applied || progress) {
    return (
      <div className="acts">
        <Button variant="paper" onClick={again}>
          {text.other}
        </Button>
        <Button onClick={onClose}>{text.close}</Button>
      </div>
    );
  }
  return (
    <div className="acts">
      <Button variant="ghost" onClick={onClose} disabled={busy}>
        {text.cancel}
      </Button>
      {table && (
        <Button variant="paper" onClick={again} disabled={busy}>
          {text.other}
        </Button>
      )}
      {lines > 0 && (
        <Button loading={busy} loadingLabel={text.applying} onClick={apply}>
          {text.apply(lines)}
        </Button>
      )}
    </div>
  );
}

function ChooseFile({ onFile }: { onFile: (file: File) => Promise<unknown> }) {
  return (
    <>
      <p>{text.intro}</p>
      <DropZone
        accept=".csv,text/csv"
        onFile={(file) => inBackground(onFile(file))}
        title={text.drop}
        or={text.or}
        choose={text.choose}
        testId="charms-csv"
      >
        <Icon name="grid" size={28} />
      </DropZone>
      <Button
        variant="paper"
        size="sm"
        icon="download"
        onClick={() =>
          saveFile(text.templateFile, new Blob([csvOf(text.templateRows)], { type: 'text/csv' }))
        }
      >
        {text.template}
      </Button>
    </>
  );
}

/** Progress of a long import; it runs on the server, also without this page. */
function Progress({ progress }: { progress: ImportProgress }) {
  const { total, done, lines, finishedAt } = progress;
  return (
    <>
      {finishedAt === null ? (
        <>
          <h3>{text.underWay}</h3>
          <progress className="w-full" max={total} value={done} aria-label={text.underWay} />
          <p className="num" role="status">
            {text.far(done, total)}
          </p>
        </>
      ) : (
        <>
          {done < total && (
            <Banner tone="warning" title={text.stopped} className="w-full">
              {text.stoppedFar(done, total)}
            </Banner>
          )}
          <Applied result={progress} />
        </>
      )}
      {lines.length > 0 && <ReportTable lines={lines} />}
    </>
  );
}

function Look({ table: { report }, name }: { table: Table; name: string }) {
  return (
    <>
      <h3 tabIndex={-1} ref={takeFocus}>
        {report?.applied ? name : text.previewOf(name)}
      </h3>
      {report === null ? (
        <Loading className="grid gap-3">
          <Skeleton height={24} className="w60" />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Loading>
      ) : (
        <>
          {report.applied ? <Applied result={report} /> : <Counts report={report} />}
          <ReportTable lines={report.lines} />
          {report.created + report.updated + report.refused > report.lines.length && (
            <p className="text-sm text-muted">{text.more(report.lines.length)}</p>
          )}
        </>
      )}
    </>
  );
}

/** What an import changed, and how many lines it left out. */
function Applied({
  result: { created, updated, refused },
}: {
  result: Pick<ImportReport, 'created' | 'updated' | 'refused'>;
}) {
  const isAny = created + updated > 0;
  return (
    <Banner
      tone={isAny ? 'success' : 'warning'}
      title={isAny ? text.applied : text.appliedNone}
      className="w-full"
    >
      {text.appliedCounts(created, updated)} {refused > 0 && text.appliedNot(refused)}
    </Banner>
  );
}

/** Moves focus to the new step's heading: the focused file chooser has been unmounted. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

function Counts({ report: { created, updated, refused } }: { report: ImportReport }) {
  return (
    <div role="status" className={styles.counted}>
      <span className="stock in">{text.created(created)}</span>
      <span className="stock low">{text.updated(updated)}</span>
      {refused > 0 && <span className="stock out">{text.refused(refused)}</span>}
      {created + updated === 0 && <p className="text-sm">{text.nothing}</p>}
    </div>
  );
}
