/** The five background tints of wells, gates and tabs. */
export type Tint = 'flower' | 'nature' | 'animal' | 'icon' | 'gems';
