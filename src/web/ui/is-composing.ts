/** Key code of every key that an input method takes. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method (Telex, VNI): Enter may only end a composition, Escape only give it up. Safari ends the
 * composition before this key, and only the key code tells.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
