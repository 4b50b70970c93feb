import { idField, defineListUrl } from '#web/lib/list-url/define-list-url.ts';
import { SLIP_PARAM } from '#web/lib/paths/admin-pages.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';

/** State of the cash page: the list, one shipper's cash to count, or one slip. */
export const { read: viewOf, path: cashPath } = defineListUrl(tabPath('cash'), {
  /** id of the shipper whose cash is being counted */
  count: idField('dem'),
  /** id of a hand-in */
  slip: idField(SLIP_PARAM),
});
