// What other domains may ask of designs.
export { designPrice, presentDesign } from './present.ts';
export { previewUrl } from './shares/preview.ts';
export { findOwnDesigns, type Design } from './repository.ts';
export { createDesign, getOwnDesign, supersede } from './service.ts';
