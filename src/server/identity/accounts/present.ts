import type { Shipper, User } from '#contract/http/identity.ts';
import type { Account } from '#contract/http/users-admin.ts';
import type { UserRow } from './repository.ts';

export function presentUser({ id, name, email, role, avatar, gender, addresses }: UserRow): User {
  return { _id: id, id, name, email, role, avatar, gender, addresses };
}

export function presentShipper({ id, name, email }: UserRow): Shipper {
  return { _id: id, id, name, email };
}

/** An account as shown to admins. */
export function presentAccount({ addresses, disabledAt, createdAt, ...user }: UserRow): Account {
  const { id, name, email, role, avatar, gender } = user;
  const home = addresses.find(({ isDefault }) => isDefault);
  return {
    _id: id,
    id,
    name,
    email,
    role,
    avatar,
    gender,
    phone: home?.phone ?? null,
    city: home?.city ?? null,
    isActive: disabledAt === null,
    createdAt: createdAt.toISOString(),
  };
}
