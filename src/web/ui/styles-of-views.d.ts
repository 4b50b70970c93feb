/** The styles of a view that a page shows instead of itself (`stylesOfViews` in `vite.config.ts`). */
declare module '*.module.css?page';
