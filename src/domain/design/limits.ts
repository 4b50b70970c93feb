// Counts, centimetres and lengths of spec §9 (Builder).

export const SLOTS_MIN = 15;
export const SLOTS_MAX = 25;
export const SLOTS_DEFAULT = 15;
/** A bracelet needs at least this many charms. */
export const CHARMS_MIN = 15;

export const WRIST_MIN_CM = 10;
export const WRIST_MAX_CM = 30;
export const WRIST_STEP_CM = 0.5;

export const UNDO_DEPTH = 10;

export const BRACELET_NAME_MIN = 2;
export const BRACELET_NAME_MAX = 50;

/** Maximum letters placed by the name tool (look, Builder). */
export const LETTERS_MAX = 12;
/** A long press removes a charm on touch screens after this time (spec §2), in milliseconds. */
export const LONG_PRESS = 500;

/** Maximum steps of a joint design; a conversation about a bracelet takes about thirty. */
export const JOINT_STEPS_MAX = 500;
/** Latest steps of a joint design that a page receives. */
export const JOINT_STEPS_SHOWN = 60;
/** Bracelets of a customer offered for joint design in a chat. */
export const JOINT_OFFERED = 12;

/** Saved designs per page. */
export const DESIGNS_PAGE_SIZE = 24;
/** Maximum characters of a serialised draft; the fullest ring with every charm in the tray takes a third. */
export const DRAFT_MAX = 50_000;
