// Public API of the domain, for other domains.
export { assignShipper, createShipment } from './shipments/dispatch.ts';
export { openParcelsOf } from './shipments/counts.ts';
export { changeStatus } from './shipments/delivery.ts';
export { shipmentsFound, waitsForDecision, waitsForShipper } from './shipments/repository.ts';
