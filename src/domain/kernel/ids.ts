declare const idBrand: unique symbol;

/** A UUID branded with its entity: an `OrderId` cannot be passed as a `ChatId`. */
export type Id<Name extends string> = string & { readonly [idBrand]: Name };

export type UserId = Id<'User'>;
export type SessionId = Id<'Session'>;
export type CategoryId = Id<'Category'>;
export type CharmId = Id<'Charm'>;
export type CharmImportId = Id<'CharmImport'>;
export type StringId = Id<'BraceletString'>;
export type TyingMethodId = Id<'TyingMethod'>;
export type DesignId = Id<'CustomBracelet'>;
export type ReadyMadeId = Id<'ReadyMadeBracelet'>;
export type StockAlertId = Id<'StockAlert'>;
export type ShippingOptionId = Id<'ShippingOption'>;
export type OrderId = Id<'Order'>;
export type OrderItemId = Id<'OrderItem'>;
export type OrderPhotoId = Id<'OrderPhoto'>;
export type PhotoRoundId = Id<'PhotoRound'>;
export type ReturnId = Id<'OrderReturn'>;
export type ReturnPhotoId = Id<'ReturnPhoto'>;
export type PaymentId = Id<'Payment'>;
export type TransferId = Id<'BankTransfer'>;
export type ShipmentId = Id<'Shipment'>;
export type CashHandInId = Id<'CashHandIn'>;
export type BookingId = Id<'CarrierBooking'>;
export type PayoutId = Id<'CarrierPayout'>;
export type ReviewId = Id<'Review'>;
export type CustomerNoteId = Id<'CustomerNote'>;
export type DataRequestId = Id<'DataRequest'>;
export type DeskViewId = Id<'DeskView'>;
export type StaffNoteId = Id<'StaffNote'>;
export type ChatId = Id<'Chat'>;
export type MessageId = Id<'Message'>;
export type JointDesignId = Id<'JointDesign'>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Brands an id at the boundaries where it enters (a row, a validated parameter). */
export function asId<T extends Id<string>>(text: string): T {
  return text as T;
}

/** Displayed form of an order or shipment id: the last 8 characters, upper case (spec §9, Display). */
export function shortId(id: string): string {
  return id.slice(-8).toUpperCase();
}

/** Displayed form of a chat id: the last 6 characters (spec §9, Display). */
export function shortChatId(id: string): string {
  return id.slice(-6).toUpperCase();
}
