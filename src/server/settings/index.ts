// What a shop is, for whoever opens one.
export { confirmByTransfer } from './bank-test.ts';
export { lockSettings, saveSettings } from './repository.ts';
export { openSettings, type Settings } from './service.ts';
