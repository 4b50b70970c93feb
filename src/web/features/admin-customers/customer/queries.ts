import type { CustomerFile } from '#contract/http/users-admin.ts';
import { read } from '#web/lib/api.ts';

/** Everything about one customer. */
export const customerFileQuery = (id: string) => read<CustomerFile>(`/users/${id}/file`);
