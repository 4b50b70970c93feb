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

/** Letters the name tool lays at most (look, Builder). */
export const LETTERS_MAX = 12;
/** Holding a charm this long takes it off on touch screens (spec §2), in milliseconds. */
export const LONG_PRESS = 500;

/** Steps that one joint design takes; a talk over a bracelet has some thirty. */
export const JOINT_STEPS_MAX = 500;
/** Newest steps of a joint design that a page is told. */
export const JOINT_STEPS_SHOWN = 60;
/** Bracelets of a customer that a talk offers to design together. */
export const JOINT_OFFERED = 12;

/** Saved designs that a list brings at once. */
export const DESIGNS_PAGE_SIZE = 24;
/** Characters of a draft as the builder writes it; the fullest ring with every charm beside it takes a third. */
export const DRAFT_MAX = 50_000;
