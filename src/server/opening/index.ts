// Public API of the domain, for the composition root.
export { firstAdminLink } from './first-admin.ts';
export { mailCode, mailServerOf, testLetter } from './mail-test.ts';
export { checksOpening } from './service.ts';
