/** Gold and light: one light for everything, from the upper left. */
const light = (elevation: number) => `<feDistantLight azimuth="235" elevation="${elevation}"/>`;

/** Rounded enamel; a larger cell gets a larger dome. */
const dome = (id: string, blur: number, depth: number) =>
  `<filter id="${id}" x="-.06" y="-.06" width="1.12" height="1.12" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/>
<feDiffuseLighting in="b" surfaceScale="${depth}" diffuseConstant="1.06" lighting-color="#fff" result="d">${light(62)}</feDiffuseLighting>
<feComposite in="d" in2="SourceGraphic" operator="arithmetic" k1="1.08" k3=".02" result="m"/>
<feSpecularLighting in="b" surfaceScale="${depth}" specularConstant=".55" specularExponent="36" lighting-color="#fff" result="s">${light(52)}</feSpecularLighting>
<feComposite in="s" in2="m" operator="arithmetic" k2=".75" k3="1" result="r"/><feComposite in="r" in2="SourceAlpha" operator="in"/></filter>`;

/**
 * Shared definitions of a drawing in a box of `box` units. `id` prefixes every name, so that several drawings can live
 * in one page.
 *
 * Lighting filters work on device pixels: rasterise charms at 512 px and scale the picture, never the SVG.
 */
export const metal = (id: string, box = 256): string =>
  `<linearGradient id="${id}gold" gradientUnits="userSpaceOnUse" x1="-88" y1="-108" x2="88" y2="108"><stop offset="0" stop-color="#fff4cf"/><stop offset=".18" stop-color="#eecb7b"/><stop offset=".38" stop-color="#c9953f"/><stop offset=".52" stop-color="#f8e1a2"/><stop offset=".7" stop-color="#c58d38"/><stop offset=".86" stop-color="#eacb84"/><stop offset="1" stop-color="#a06b26"/></linearGradient>
<radialGradient id="${id}bead" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fffbe6"/><stop offset=".35" stop-color="#f4d283"/><stop offset=".75" stop-color="#c08a32"/><stop offset="1" stop-color="#86581c"/></radialGradient>
<filter id="${id}bevel" filterUnits="userSpaceOnUse" x="0" y="0" width="${box}" height="${box}" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="2.2" result="b"/>
<feSpecularLighting in="b" surfaceScale="5" specularConstant=".8" specularExponent="22" lighting-color="#fff7da" result="s">${light(48)}</feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="s"/>
<feDiffuseLighting in="b" surfaceScale="4" diffuseConstant="1.05" lighting-color="#fff" result="d">${light(56)}</feDiffuseLighting>
<feComposite in="d" in2="SourceGraphic" operator="arithmetic" k1="1.1" k3=".12" result="m"/><feComposite in="m" in2="SourceAlpha" operator="in" result="m"/><feComposite in="s" in2="m" operator="arithmetic" k2=".62" k3="1"/></filter>
${dome(`${id}dome0`, 1.8, 2.6)}${dome(`${id}dome1`, 3.6, 5)}${dome(`${id}dome2`, 5.6, 7)}
<filter id="${id}haze" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="2.2"/></filter>`;
