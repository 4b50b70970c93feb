import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportCharmsBody, ImportReport } from '#contract/http/catalogue-admin.ts';
import { call } from '#web/lib/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { failToast } from '../shared/fail-toast.ts';
import { invalidateGoods } from '../shared/invalidate-goods.ts';
import { copy } from './copy.vi.ts';

const text = copy.csv;
/** Characters the server takes at once (contract/http/catalogue-admin.ts). */
const CSV_MAX = 900_000;
/** No character of UTF-8 takes more than four bytes: what is larger need not even be read. */
const LARGEST_FILE = 4 * CSV_MAX;

/** A table on its way in: read, looked at line by line, then taken in. */
export function useImport() {
  const queries = useQueryClient();
  const [table, setTable] = useState<{ name: string; csv: string } | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: ImportCharmsBody) => call<ImportReport>('POST', '/charms/import', { body }),
    onSuccess: (told) => {
      setReport(told);
      return told.applied ? invalidateGoods(queries) : undefined;
    },
    onError: (error, { apply }) => {
      failToast(text.failed, error);
      if (!apply) setTable(null);
    },
  });
  return {
    table,
    report,
    busy: isPending,
    async look(file: File) {
      const csv = file.size > LARGEST_FILE ? null : await file.text();
      if (csv === null || csv.length > CSV_MAX) {
        return toast({ type: 'error', title: text.failed, message: text.tooLarge });
      }
      setTable({ name: file.name, csv });
      setReport(null);
      mutate({ csv, apply: false });
    },
    apply: () => table && mutate({ csv: table.csv, apply: true }),
    again() {
      setTable(null);
      setReport(null);
    },
  };
}
