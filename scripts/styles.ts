// Generates TypeScript declarations for the classes of `*.module.css`; `npm run check`, `dev` and `build` do so themselves.
import { writeCssTypes } from './lib/css-modules.ts';

await writeCssTypes();
