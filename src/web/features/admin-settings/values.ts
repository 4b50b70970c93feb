import type { SettingsState } from '#contract/http/settings.ts';
import { settingLabels } from '#domain/shop/copy.vi.ts';
import { groupThousands } from '#domain/kernel/vnd.ts';
import {
  checkSetting,
  readSetting,
  SETTING_NAMES,
  settingOf,
  type SettingName,
  type SettingSection,
  type SettingValue,
} from '#domain/shop/settings.ts';
import type { FieldChecks } from '#web/lib/form.ts';

/** Form values of a section: all strings, amounts with thousands separators. */
export type SectionValues = Record<string, string>;

export const namesOf = (section: SettingSection): SettingName[] =>
  SETTING_NAMES.filter((name) => settingOf(name).section === section);

export const shownValue = (name: SettingName, value: SettingValue): string =>
  settingOf(name).kind === 'money' ? groupThousands(Number(value)) : String(value);

export function valuesOf({ values }: SettingsState, names: readonly SettingName[]): SectionValues {
  return Object.fromEntries(names.map((name) => [name, shownValue(name, values[name] ?? '')]));
}

/** The domain's checks, applied to the typed text. */
export function checksOf(names: readonly SettingName[]): FieldChecks<SectionValues> {
  return Object.fromEntries(
    names.map((name) => [name, (text: string) => checkSetting(name, readSetting(name, text))]),
  );
}

/** The changed values, as they are sent. */
export function changesIn(
  typed: SectionValues,
  { values }: SettingsState,
  names: readonly SettingName[],
): Record<string, SettingValue> {
  const read = names.map((name) => [name, readSetting(name, typed[name] ?? '')] as const);
  return Object.fromEntries(read.filter(([name, value]) => value !== values[name]));
}

export const labelOf = (name: SettingName): string => settingLabels[name][0];
