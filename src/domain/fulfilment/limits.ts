export const SHIPMENTS_PAGE_SIZE = 20;
export const TRACKING_NUMBER_MAX = 60;
export const CARRIER_MAX = 60;
export const SHIPMENT_NOTES_MAX = 500;
export const STAFF_NOTE_MAX = 1_000;
/** Parcels whose cash is handed in with one request. */
export const CASH_PARCELS_MAX = 300;
/** Parcels to check at a carrier that the desk lists. */
export const CONCERNS_MAX = 50;
export const CASH_NOTE_MAX = 300;
/** Longer side of a stored proof of delivery, in pixels. */
export const PROOF_SIDE = 1_600;
