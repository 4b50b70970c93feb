import type { CustomerFile } from '#contract/http/users-admin.ts';
import { addressLine } from '#domain/identity/address.ts';
import { readablePhone } from '#web/lib/text/phone.ts';
import { copy } from '../copy.vi.ts';
import { Part } from './Part.tsx';

/** The customer's address book. */
export function Addresses({ addresses }: { addresses: CustomerFile['addresses'] }) {
  return (
    <Part title={copy.page.addresses} isEmpty={addresses.length === 0}>
      {addresses.map((address) => (
        <li key={JSON.stringify(address)}>
          <p>
            <b>{address.fullName}</b>, <span className="num">{readablePhone(address.phone)}</span>
          </p>
          <p className="text-sm text-muted">
            {addressLine(address)}
            {address.isDefault && ` (${copy.page.isDefault})`}
          </p>
        </li>
      ))}
    </Part>
  );
}
