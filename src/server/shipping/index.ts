// Public API of the domain, for other domains.
export { getDelivery } from './service.ts';
