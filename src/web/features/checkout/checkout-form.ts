import type { PlaceOrderBody } from '#contract/http/ordering.ts';
import {
  ADDRESS_FIELDS,
  checkAddressField,
  DEFAULT_COUNTRY,
  type AddressField,
} from '#domain/identity/address.ts';
import type { Province } from '#domain/identity/places.ts';
import { tidyText } from '#domain/kernel/text-rules.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import type { User } from '#contract/http/identity.ts';
import {
  DEFAULT_PAYMENT_METHOD,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '#domain/ordering/payment-methods.ts';
import { GIFT_HANDS, type GiftHand } from '#domain/ordering/gifts.ts';
import { addressIssue } from '#web/entities/account/address-checks.ts';
import type { Offer } from './shipping-options.ts';
import { copy } from './copy.vi.ts';

/** Everything a customer fills in at checkout. */
export type CheckoutForm = Record<AddressField, string> & {
  notes: string;
  /** keeps the address in the profile */
  saveAddress: boolean;
  /** value of the chosen radio card; empty: the first */
  shippingOption: string;
  paymentMethod: PaymentMethod;
  giftWrap: boolean;
  cardMessage: string;
  /** it is for somebody else, who opens a page of its own */
  isGift: boolean;
  /** who that is; empty: whoever the parcel is sent to */
  recipient: string;
  /** who sends it; empty: she is not told */
  sender: string;
  hand: GiftHand;
  /** a day before which it must not come: `2026-12-24`, or empty */
  notBefore: string;
};

const BLANK: CheckoutForm = {
  fullName: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  ward: '',
  postalCode: '',
  notes: '',
  saveAddress: true,
  shippingOption: '',
  paymentMethod: DEFAULT_PAYMENT_METHOD,
  giftWrap: false,
  cardMessage: '',
  isGift: false,
  recipient: '',
  sender: '',
  hand: GIFT_HANDS[0],
  notBefore: '',
};

type SavedAddress = User['addresses'][number];

/** How the form opens: with the address the profile prefers, or at least the name. */
export function openingForm(user: Pick<User, 'name' | 'addresses'>): CheckoutForm {
  const preferred = user.addresses.find(({ isDefault }) => isDefault) ?? user.addresses[0];
  return { ...BLANK, fullName: user.name, sender: user.name, ...(preferred && addressValues(preferred)) };
}

/** The form as it was left, laid over how it would open; whatever else the record holds is dropped. */
export function resumedForm(opening: CheckoutForm, kept: Record<string, unknown> | null): CheckoutForm {
  const fields = Object.entries(opening).map(([field, blank]) => {
    const value = kept?.[field];
    return [field, typeof value === typeof blank ? value : blank];
  });
  const paymentMethod = PAYMENT_METHODS.find((method) => method === kept?.paymentMethod);
  const hand = GIFT_HANDS.find((each) => each === kept?.hand);
  return {
    ...Object.fromEntries(fields),
    paymentMethod: paymentMethod ?? opening.paymentMethod,
    hand: hand ?? opening.hand,
  } as CheckoutForm;
}

/** The fields that a saved address fills. */
export function addressValues(address: SavedAddress): Record<AddressField, string> {
  const { fullName, phone, addressLine1, addressLine2 = '', city, ward = '', postalCode = '' } = address;
  return { fullName, phone, addressLine1, addressLine2, city, ward, postalCode };
}

/**
 * The order as it is sent. A card belongs to what is wrapped or given (decisions, Order options).
 * @param total what the customer saw; null while the fee was not known
 */
export function orderBody(form: CheckoutForm, offer: Pick<Offer, '_id'>, total: Vnd | null): PlaceOrderBody {
  const { fullName, phone, addressLine1, addressLine2, city, ward, postalCode } = form;
  const { paymentMethod, giftWrap, cardMessage, isGift, notes, saveAddress } = form;
  return {
    shippingAddress: {
      fullName,
      phone,
      addressLine1,
      ...(addressLine2.trim() !== '' && { addressLine2 }),
      city,
      ...(ward.trim() !== '' && { ward }),
      ...(postalCode.trim() !== '' && { postalCode }),
      country: DEFAULT_COUNTRY,
    },
    shippingOption: offer._id,
    paymentMethod,
    giftWrap,
    cardMessage: giftWrap || isGift ? tidyText(cardMessage) || null : null,
    ...(isGift && { gift: giftOf(form) }),
    notes: tidyText(notes) || null,
    ...(total !== null && { expectedTotal: total }),
    ...(saveAddress && { saveAddress }),
  };
}

function giftOf({ recipient, sender, hand, notBefore }: CheckoutForm): PlaceOrderBody['gift'] {
  return { recipient, sender, hand, notBefore: notBefore || null };
}

/** The first thing that stands between the form and an order: the field to go to, and what to say. */
export function firstMissing(
  form: Pick<CheckoutForm, AddressField>,
  provinces: readonly Province[] | null = null,
): { field: AddressField; sentence: string } | null {
  for (const field of ADDRESS_FIELDS) {
    const wrong = addressIssue(field, form, provinces);
    if (wrong === null) continue;
    const name = copy.missing.field[field];
    return {
      field,
      sentence: wrong.code === 'required' ? copy.missing.fill(name) : copy.missing.check(name),
    };
  }
  return null;
}

/** What somebody may still type after what stands there. */
const CONTINUATIONS = ['a'.repeat(10), ...Array.from({ length: 11 }, (_, n) => '0'.repeat(n))];

/**
 * Whether a field is said to be wrong while it is typed for the first time (spec §5): only what no further typing makes
 * right, such as a digit in a name. That something is missing or too short can wait for the first blur.
 */
export function isWrongSoFar(field: AddressField, text: string): boolean {
  return CONTINUATIONS.every((more) => checkAddressField(field, text + more) !== null);
}
