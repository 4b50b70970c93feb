// What a shop is, for whoever opens one.
export { confirmByTransfer, presentBankTest } from './bank-test.ts';
export { lockSettings, saveSettings } from './repository.ts';
export {
  changeSettings,
  confirmBank,
  confirmMail,
  openSettings,
  settingsWith,
  type CheckOpening,
  type Settings,
} from './service.ts';
