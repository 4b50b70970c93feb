// Public API of the domain, for other domains.
export { designPrice, presentDesign } from './designs/present.ts';
export { flatOf, previewUrl } from './pictures/preview.ts';
export { findOwnDesigns, findOwnDesignsAmong, listDesigns, type Design } from './designs/repository.ts';
export { createDesign, getOwnDesign, createDesignWithCharms, supersede } from './designs/service.ts';
