import type { BackupState } from '#contract/http/backups.ts';
import type { Leaflet } from '#contract/http/content.ts';
import type { Opening } from '#contract/http/opening.ts';
import type { SettingsState } from '#contract/http/settings.ts';
import type { ZaloSpending } from '#contract/http/zalo.ts';
import type { SettingValue } from '#domain/shop/settings.ts';
import { POSTED, read } from '#web/lib/api.ts';

/** The shop's settings, as seen by admins. */
export const settingsQuery = () => read<SettingsState>('/settings');

/** State of the backups. */
export const backupsQuery = () => read<BackupState>('/admin/backups');

/** This month's Zalo messages and their cost. */
export const zaloSpendingQuery = () => read<ZaloSpending>('/admin/zalo');

/** Setup steps that a new shop still lacks. */
export const openingQuery = () => read<Opening>('/opening');

/** A legal page rendered with unsaved settings; never from the cache, since other stored settings may have changed. */
export const leafletPreviewQuery = (slug: Leaflet['slug'], values: Record<string, SettingValue>) => ({
  ...read<Leaflet>(`/leaflets/${slug}/preview`, values),
  meta: POSTED,
  staleTime: 0,
});
