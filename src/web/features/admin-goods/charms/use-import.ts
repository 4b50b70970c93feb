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
/** Characters the server takes at once (contract/http/charm-import.ts). */
const CSV_MAX = 5_000_000;
/** No character of UTF-8 takes more than four bytes: what is larger need not even be read. */
const LARGEST_FILE = 4 * CSV_MAX;
/** How often it is asked how far a long table has come, ms. */
const ASKED_EVERY = 1_000;

/** A table on its way in: read, looked at line by line, then taken in; a long one goes on behind the dialog. */
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

/** The long table that is under way, also one that was begun before this page was opened; and what became of it once it is over. */
function useBackground(isOpen: boolean) {
  const queries = useQueryClient();
  const [followed, setFollowed] = useState<string | null>(null);
  const { data } = useQuery({
    ...read<ImportProgress | null>('/charms/import'),
    enabled: isOpen,
    refetchInterval: ({ state }) => (state.data && state.data.finishedAt === null ? ASKED_EVERY : false),
  });
  // Whoever sees it under way is told how it ended.
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
