/** The button beside what was just done. */
export const undoLabel = 'Hoàn tác';
