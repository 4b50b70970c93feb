import type { SettingsState } from '#contract/http/settings.ts';
import { SETTING_NAMES, takesTransfers } from '#domain/shop/settings.ts';
import { allBanks } from '#server/adapters/vietqr.ts';
import type { Shop } from '#server/shop.ts';
import { variableOf } from './overrides.ts';

export function presentSettings({ settings, canMail }: Pick<Shop, 'settings' | 'canMail'>): SettingsState {
  const current = settings.current();
  return {
    values: Object.fromEntries(SETTING_NAMES.map((name) => [name, current[name]])),
    overridden: Object.fromEntries([...settings.overridden].map((name) => [name, variableOf(name)])),
    banks: allBanks(),
    takesTransfers: takesTransfers(current),
    canMail,
    updatedAt: settings.updatedAt().toISOString(),
  };
}
