/** The five grounds of wells, gates and tabs. */
export type Tint = 'flower' | 'nature' | 'animal' | 'icon' | 'gems';
