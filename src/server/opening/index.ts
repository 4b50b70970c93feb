// What puts the parts together may ask how a shop opens.
export { firstAdminLink } from './first-admin.ts';
export { mailCode, mailServerOf, testLetter } from './mail-test.ts';
export { checksOpening } from './service.ts';
