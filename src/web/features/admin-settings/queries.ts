import type { BackupState } from '#contract/http/backups.ts';
import type { Opening } from '#contract/http/opening.ts';
import type { SettingsState } from '#contract/http/settings.ts';
import { read } from '#web/lib/api.ts';

/** What the shop is, as its desk sees it. */
export const settingsQuery = () => read<SettingsState>('/settings');

/** How the shop's backups stand. */
export const backupsQuery = () => read<BackupState>('/admin/backups');

/** What a new shop still lacks. */
export const openingQuery = () => read<Opening>('/opening');
