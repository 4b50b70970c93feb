import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportCharmsBody, ImportProgress, ImportReport } from '#contract/http/charm-import.ts';
import { read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { failToast } from '#web/lib/errors/fail-toast.ts';
import { invalidateGoods } from '#web/entities/charm/desk/invalidate-goods.ts';
import { copy } from './copy.vi.ts';
import { readTable } from './read-table.ts';

const text = copy.csv;
/** Maximum length of a table in characters (contract/http/charm-import.ts). */
const CSV_MAX = 5_000_000;
/** In UTF-8 a character takes at most four bytes, so larger files need not be read at all. */
const LARGEST_FILE = 4 * CSV_MAX;
/** Polling interval of a long import's progress, ms. */
const ASKED_EVERY = 1_000;

/** An import in three steps: read the file, review every line, import; a long one continues in the background. */
export function useImport(isOpen: boolean) {
  const queries = useQueryClient();
  const [table, setTable] = useState<{ name: string; csv: string } | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const background = useBackground(isOpen);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: ImportCharmsBody) => call<ImportReport>('POST', '/charms/import', { body }),
    onSuccess: (told) => {
      setReport(told);
      if (told.import) background.follow(told.import);
      return told.applied ? invalidateGoods(queries) : undefined;
    },
    onError: (error, { apply }) => {
      failToast(text.failed, error);
      if (!apply) setTable(null);
    },
  });
  const refuse = (message: string) => toast({ type: 'error', title: text.failed, message });
  return {
    table,
    report,
    progress: background.progress,
    busy: isPending,
    async look(file: File) {
      if (file.size > LARGEST_FILE) return refuse(text.tooLarge);
      const found = readTable(new Uint8Array(await file.arrayBuffer()));
      if ('brokenAt' in found) return refuse(text.broken(found.brokenAt));
      if (found.text.length > CSV_MAX) return refuse(text.tooLarge);
      setTable({ name: file.name, csv: found.text });
      setReport(null);
      mutate({ csv: found.text, apply: false });
    },
    apply: () => table && !isPending && mutate({ csv: table.csv, apply: true }),
    again() {
      setTable(null);
      setReport(null);
      background.leave();
    },
  };
}

/** The running background import, even if it was started before this page was opened, and its result afterwards. */
function useBackground(isOpen: boolean) {
  const queries = useQueryClient();
  const [followed, setFollowed] = useState<string | null>(null);
  const { data } = useQuery({
    ...read<ImportProgress | null>('/charms/import'),
    enabled: isOpen,
    refetchInterval: ({ state }) => (state.data && state.data.finishedAt === null ? ASKED_EVERY : false),
  });
  // A visible running import is followed, so that its result is shown too.
  if (isOpen && data?.finishedAt === null && data._id !== followed) setFollowed(data._id);
  const isShown = data && (data.finishedAt === null || data._id === followed);
  return {
    progress: isShown ? data : null,
    follow(progress: ImportProgress) {
      setFollowed(progress._id);
      queries.setQueryData(read<ImportProgress | null>('/charms/import').queryKey, progress);
    },
    leave: () => setFollowed(null),
  };
}
