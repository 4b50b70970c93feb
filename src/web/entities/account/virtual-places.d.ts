/** Provinces and wards, compacted at build (vite.config.ts). */
declare module 'virtual:places' {
  const provinces: readonly import('#domain/identity/places.ts').Province[];
  export default provinces;
}

/** Successors of the wards from before July 2025, compacted likewise. */
declare module 'virtual:former-wards' {
  const former: import('#domain/identity/former-wards.ts').FormerWards;
  export default former;
}
