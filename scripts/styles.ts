// Writes what TypeScript knows of the classes of `*.module.css`; `npm run check`, `dev` and `build` do it themselves.
import { writeCssTypes } from './lib/css-modules.ts';

await writeCssTypes();
