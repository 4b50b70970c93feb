import { idField, defineListUrl } from '#web/lib/list-url/define-list-url.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

/** What the money's page shows: the list, one shipper's money to count, or one slip. */
export const { read: viewOf, path: cashPath } = defineListUrl(tabPath('cash'), {
  /** id of a shipper whose money is counted */
  count: idField('dem'),
  /** id of what was handed in */
  slip: idField('phieu'),
});
