import {
  checkSetting,
  readSetting,
  SETTING_NAMES,
  type OwnSettings,
  type SettingName,
} from '#domain/shop/settings.ts';
import { ConfigError } from '#server/platform/process/config.ts';

/** `openFrom` → `SHOP_OPEN_FROM`; the three bank settings keep their original names such as `BANK_ACCOUNT`. */
export function variableOf(name: SettingName): string {
  const words = name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
  return words.startsWith('BANK_') ? words : `SHOP_${words}`;
}

/**
 * Settings from environment variables; they override those of the admin page. Other variables with these prefixes are ignored.
 * @throws ConfigError naming the variable and what is wrong with it
 */
export function readOverrides(facts: Readonly<Record<string, string>>): Partial<OwnSettings> {
  const given = SETTING_NAMES.filter((name) => facts[variableOf(name)] !== undefined);
  return Object.fromEntries(
    given.map((name) => {
      const value = readSetting(name, facts[variableOf(name)]!);
      const issue = checkSetting(name, value);
      if (issue !== null) throw new ConfigError(`${variableOf(name)}: ${issue.message}.`);
      return [name, value];
    }),
  );
}
