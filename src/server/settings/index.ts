// Public API of the domain.
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
