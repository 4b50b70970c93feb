import type { AuditEntry } from '#contract/http/reports.ts';
import { ROLES } from '#domain/identity/roles.ts';
import { formatDateTime } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { reviewStatusLabels } from '#domain/reviews/copy.vi.ts';
import { settingLabels } from '#domain/shop/copy.vi.ts';
import { isSettingName } from '#domain/shop/settings.ts';
import { translateNote } from '#domain/ordering/notes.ts';
import { roleLabels } from '#domain/identity/copy.vi.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { copy } from './copy.vi.ts';

type Value = AuditEntry['changes'][string]['from'];

/** A change in words: 'Giá: 12.000 ₫ → 15.000 ₫'. `from` is null if there was no value, or if it is meaningless to a reader. */
export type FieldChange = { name: string; from: string | null; to: string };

/** The changes of an entry, field by field. */
export function fieldChanges({ action, subject, changes }: AuditEntry): FieldChange[] {
  return Object.entries(changes).map(([field, { from, to }]) => {
    const name =
      isSettingName(field) && subject === 'settings' ? settingLabels[field][0] : named(copy.fields, field);
    if (action === 'move') return { name, from: null, to: translateNote(String(to ?? '')) };
    if (field.endsWith('Id')) return { name, from: null, to: copy.another };
    if (subject === 'review') return { name, from: verdictOf(from), to: verdictOf(to) };
    return { name, from: from === null ? null : valueOf(field, from), to: valueOf(field, to) };
  });
}

/** The action as a verb: 'sửa', 'khóa'. */
export function deedOf({ action, changes }: Pick<AuditEntry, 'action' | 'changes'>): string {
  const opened = action === 'active' ? changes.isActive?.to : undefined;
  if (typeof opened === 'boolean') return opened ? copy.actions.unlock : copy.actions.lock;
  return named(copy.actions, action);
}

/** A field, action or kind without a label is shown as stored. */
export function named(names: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(names, key) ? (names[key] ?? key) : key;
}

const verdictOf = (value: Value): string => named(reviewStatusLabels, String(value));

const MONEY = new Set(['price', 'counted', 'expected', 'fees']);

function valueOf(field: string, value: Value): string {
  if (value === null || value === '') return copy.nothing;
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (MONEY.has(field) && typeof value === 'number') return formatVnd(value);
  if (field.endsWith('At') && !Number.isNaN(Date.parse(String(value)))) return formatDateTime(String(value));
  const role = ROLES.find((each) => field === 'role' && each === value);
  return role ? roleLabels[role] : String(value);
}

/** URL at which the entry's subject can be viewed; null if it is in no list any more. */
export function placeOf({ subject, subjectId, label, action }: AuditEntry): string | null {
  if (subject === 'order') return `${tabPath('orders')}&don=${subjectId}`;
  if (action === 'delete') return null;
  const found = `&q=${encodeURIComponent(label.replace('#', ''))}`;
  switch (subject) {
    case 'shipment':
      return tabPath('shipments') + found;
    case 'cash':
      return action === 'payout' ? tabPath('cash') : `${tabPath('cash')}&phieu=${subjectId}`;
    case 'charm':
      return tabPath('charms') + found;
    case 'ready-made':
      return tabPath('ready-made-bracelets') + found;
    case 'user':
      return tabPath('customers') + found;
    case 'review':
      return tabPath('reviews') + found;
    case 'category':
      return tabPath('categories');
    case 'bracelet-string':
      return tabPath('bracelet-strings');
    case 'tying-method':
      return tabPath('tying-methods');
    case 'shipping':
      return tabPath('shipping');
    default:
      return null;
  }
}
