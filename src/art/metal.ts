/** Gold and lighting: a single light from the upper left for all drawings. */
const light = (elevation: number) => `<feDistantLight azimuth="235" elevation="${elevation}"/>`;

/** Extent of the gold's gradient from the middle of a drawing, as shares of its box. */
const GOLD = { x: 88 / 256, y: 108 / 256 };

/** Rounded enamel; a larger cell gets a larger dome. */
const dome = (id: string, blur: number, depth: number) =>
  `<filter id="${id}" x="-.06" y="-.06" width="1.12" height="1.12" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/>
<feDiffuseLighting in="b" surfaceScale="${depth}" diffuseConstant="1.06" lighting-color="#fff" result="d">${light(62)}</feDiffuseLighting>
<feComposite in="d" in2="SourceGraphic" operator="arithmetic" k1="1.08" k3=".02" result="m"/>
<feSpecularLighting in="b" surfaceScale="${depth}" specularConstant=".55" specularExponent="36" lighting-color="#fff" result="s">${light(52)}</feSpecularLighting>
<feComposite in="s" in2="m" operator="arithmetic" k2=".75" k3="1" result="r"/><feComposite in="r" in2="SourceAlpha" operator="in"/></filter>`;

/**
 * Rounded pale enamel, like porcelain: full white would leave no range for a highlight, so the base stays just below it. Its
 * shade is warm, and slightly cooler along the walls, where the enamel is thick.
 */
const paleDome = (id: string, blur: number, depth: number) =>
  `<filter id="${id}" x="-.06" y="-.06" width="1.12" height="1.12" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/>
<feDiffuseLighting in="b" surfaceScale="${depth}" diffuseConstant="1.06" lighting-color="#fff" result="f">${light(62)}</feDiffuseLighting><feGaussianBlur in="f" stdDeviation="${(blur * 0.26).toFixed(2)}" result="d"/>
<feComponentTransfer in="d" result="t"><feFuncR type="table" tableValues=".52 .64 .78 .92 1"/><feFuncG type="table" tableValues=".4 .52 .68 .868 1"/><feFuncB type="table" tableValues=".36 .46 .6 .828 1"/></feComponentTransfer>
<feComposite in="t" in2="SourceGraphic" operator="arithmetic" k1="1" result="m"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="${(blur * 0.62).toFixed(2)}" result="e"/>
<feFlood flood-color="#9aa3c8" flood-opacity=".46"/><feComposite in2="e" operator="out"/><feComposite in2="SourceAlpha" operator="in" result="c"/>
<feMerge result="k"><feMergeNode in="m"/><feMergeNode in="c"/></feMerge>
<feSpecularLighting in="b" surfaceScale="${depth}" specularConstant=".55" specularExponent="40" lighting-color="#fff" result="s">${light(52)}</feSpecularLighting>
<feComposite in="s" in2="k" operator="arithmetic" k2=".6" k3="1" result="r"/><feComposite in="r" in2="SourceAlpha" operator="in"/></filter>`;

/**
 * Shared definitions of a drawing in a box of `box` units. `id` prefixes every name, so that several drawings can share a page.
 *
 * Lighting filters work on device pixels: rasterise charms at 512 px and scale the picture, never the SVG.
 */
export const metal = (id: string, box = 256): string =>
  `<linearGradient id="${id}gold" gradientUnits="userSpaceOnUse" x1="${-GOLD.x * box}" y1="${-GOLD.y * box}" x2="${GOLD.x * box}" y2="${GOLD.y * box}"><stop offset="0" stop-color="#fff4cf"/><stop offset=".18" stop-color="#eecb7b"/><stop offset=".38" stop-color="#c9953f"/><stop offset=".52" stop-color="#f8e1a2"/><stop offset=".7" stop-color="#c58d38"/><stop offset=".86" stop-color="#eacb84"/><stop offset="1" stop-color="#a06b26"/></linearGradient>
<radialGradient id="${id}bead" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fffbe6"/><stop offset=".35" stop-color="#f4d283"/><stop offset=".75" stop-color="#c08a32"/><stop offset="1" stop-color="#86581c"/></radialGradient>
<filter id="${id}bevel" filterUnits="userSpaceOnUse" x="0" y="0" width="${box}" height="${box}" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="2.2" result="b"/>
<feSpecularLighting in="b" surfaceScale="5" specularConstant=".8" specularExponent="22" lighting-color="#fff7da" result="s">${light(48)}</feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="s"/>
<feDiffuseLighting in="b" surfaceScale="4" diffuseConstant="1.05" lighting-color="#fff" result="d">${light(56)}</feDiffuseLighting>
<feComposite in="d" in2="SourceGraphic" operator="arithmetic" k1="1.1" k3=".12" result="m"/><feComposite in="m" in2="SourceAlpha" operator="in" result="m"/><feComposite in="s" in2="m" operator="arithmetic" k2=".62" k3="1"/></filter>
${dome(`${id}dome0`, 1.8, 2.6)}${dome(`${id}dome1`, 3.6, 5)}${dome(`${id}dome2`, 5.6, 7)}
${paleDome(`${id}pale0`, 1.8, 2.6)}${paleDome(`${id}pale1`, 3.6, 5)}${paleDome(`${id}pale2`, 5.6, 7)}${paleDome(`${id}pale3`, 11, 13)}
<filter id="${id}haze" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="2.2"/></filter>`;
