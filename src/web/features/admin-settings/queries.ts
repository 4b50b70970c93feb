import type { SettingsState } from '#contract/http/settings.ts';
import { read } from '#web/lib/api.ts';

/** What the shop is, as its desk sees it. */
export const settingsQuery = () => read<SettingsState>('/settings');
