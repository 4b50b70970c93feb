// The public interface of identity for other domains.
export { presentAccount } from './accounts/present.ts';
export { findCustomer, getPeople, type Person } from './accounts/queries.ts';
export { countAdmins, countUsers, lockShipper, lockUser } from './accounts/repository.ts';
export { createUser } from './accounts/service.ts';
export { getCustomerNotes } from './customer-notes/service.ts';
export { deleteAvatar } from './avatar/service.ts';
export { isPassword } from './passwords/password-hash.ts';
export { rememberAddress } from './profile/address-book.ts';
export { nationalFormat, isMobile } from './profile/phone.ts';
export { checkPlace } from './profile/place.ts';
export { readAccessToken, signAccessToken } from './sessions/access-token.ts';
export { authenticator, withValidSession } from './sessions/authenticator.ts';
export { clearSessionCookies } from './sessions/cookies.ts';
export { hashOf } from './sessions/secrets.ts';
export { requestUser } from './sessions/request-user.ts';
