import type { PlaceOrderBody } from '#contract/http/ordering.ts';
import { checkGiftDay } from '#domain/fulfilment/gift-days.ts';
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
  /** saves the address to the profile */
  saveAddress: boolean;
  /** value of the selected radio card; empty: the first */
  shippingOption: string;
  paymentMethod: PaymentMethod;
  giftWrap: boolean;
  cardMessage: string;
  /** the order is a gift for somebody else, with a gift page of its own */
  isGift: boolean;
  /** name of the recipient; empty: the name on the delivery address */
  recipient: string;
  /** name of the sender; empty: not disclosed */
  sender: string;
  hand: GiftHand;
  /** the earliest delivery day: `2026-12-24`, or empty */
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

/** Initial values: the default address of the profile, or at least the customer's name. */
export function openingForm(user: Pick<User, 'name' | 'addresses'>): CheckoutForm {
  const preferred = user.addresses.find(({ isDefault }) => isDefault) ?? user.addresses[0];
  return { ...BLANK, fullName: user.name, sender: user.name, ...(preferred && addressValues(preferred)) };
}

/** The stored draft merged over the initial values; unknown fields and values of the wrong type are dropped. */
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

/**
 * What of the form differs from its initial values, for the draft; an address as a whole, so that no two are mixed. What was left
 * as the profile has it follows the profile. Null when nothing differs.
 */
export function changedIn(form: CheckoutForm, opening: CheckoutForm): Partial<CheckoutForm> | null {
  const isChanged = (field: keyof CheckoutForm) => form[field] !== opening[field];
  const isOtherAddress = ADDRESS_FIELDS.some(isChanged);
  const fields = (Object.keys(opening) as (keyof CheckoutForm)[]).filter(
    (field) => isChanged(field) || (isOtherAddress && ADDRESS_FIELDS.some((part) => part === field)),
  );
  return fields.length === 0 ? null : Object.fromEntries(fields.map((field) => [field, form[field]]));
}

/** Form values of a saved address. */
export function addressValues(address: SavedAddress): Record<AddressField, string> {
  const { fullName, phone, addressLine1, addressLine2 = '', city, ward = '', postalCode = '' } = address;
  return { fullName, phone, addressLine1, addressLine2, city, ward, postalCode };
}

/**
 * The request body of the order. The card message is sent only if the order is gift-wrapped or a gift (decisions, Order options).
 * @param total the total that the customer saw; null while the fee was unknown
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

/** The first error that blocks the order: the field to focus, and the message. */
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

/** Sample continuations of a partly typed value. */
const CONTINUATIONS = ['a'.repeat(10), ...Array.from({ length: 11 }, (_, n) => '0'.repeat(n))];

/**
 * Whether a field shows an error during its first input (spec §5): only for errors that no further typing can fix, such as a
 * digit in a name. Missing or too short values wait for the first blur.
 */
export function isWrongSoFar(field: AddressField, text: string): boolean {
  return CONTINUATIONS.every((more) => checkAddressField(field, text + more) !== null);
}

/** The earliest delivery day of a gift; undefined if it is none, or the day is missing or invalid. */
export function giftDay({ isGift, notBefore }: CheckoutForm): string | undefined {
  return isGift && notBefore !== '' && checkGiftDay(notBefore, new Date()) === null ? notBefore : undefined;
}
