/** Letters of the name of a saved view. */
export const DESK_VIEW_NAME_MAX = 40;
/** Views that one person keeps. */
export const DESK_VIEWS_MAX = 30;
