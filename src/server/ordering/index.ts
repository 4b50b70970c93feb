// Public API of the domain, for other domains.
export {
  aboutOrder,
  announceMove,
  getStored,
  lockStored,
  moveLocked,
  piecesOf,
  recordMove,
  recordMoved,
  mailKeptOverpayment,
  mailRefund,
  type Mover,
  type WantedMove,
} from './orders/moves.ts';
export { applyToEach } from './orders/bulk.ts';
export { cannotMove } from './orders/refusals.ts';
export { storePhoto } from './photos/files.ts';
export { answerPhotos, sendPhotos } from './photos/service.ts';
export { findApproved } from './photos/repository.ts';
export { countOverdue } from './overdue/service.ts';
export { giftLinkOf } from './gifts/link.ts';
export { getOrdersById } from './orders/queries.ts';
export { readableBy } from './policy.ts';
export { ordersByPhoto, ordersFound, ordersPromised, ordersWanted } from './orders/list.ts';
export {
  findOrders,
  addHistoryEntry,
  type OrderRow,
  type Owner,
  type StoredOrder,
} from './orders/repository.ts';
export { itemsStillOut } from './returns/goods.ts';
export { returnsBy, sumReturned } from './returns/repository.ts';
export type { CreditReturn } from './returns/service.ts';
export type { RepricePayment } from './amendments/amend.ts';
export { promiseOffers } from './promises/offers.ts';
export { createWorkload } from './promises/workload.ts';
export { auditStock } from './stock-audit/service.ts';
export { placeOrder, type OpenPayment, type OrderingShop } from './checkout/service.ts';
export { isPictureSold } from './orders/pictures.ts';
