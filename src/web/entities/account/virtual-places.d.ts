/** Provinces and wards, compacted at build (vite.config.ts). */
declare module 'virtual:places' {
  const provinces: readonly import('#domain/identity/places.ts').Province[];
  export default provinces;
}
