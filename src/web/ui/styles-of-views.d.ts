/** The styles of a view that a page may show in place of its usual content (`stylesOfViews` in `vite.config.ts`). */
declare module '*.module.css?page';
