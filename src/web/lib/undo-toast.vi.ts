/** Label of the undo button. */
export const undoLabel = 'Hoàn tác';
