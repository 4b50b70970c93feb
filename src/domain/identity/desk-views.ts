/** Maximum characters of a saved view's name. */
export const DESK_VIEW_NAME_MAX = 40;
/** Saved views per staff member. */
export const DESK_VIEWS_MAX = 30;
