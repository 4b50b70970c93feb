/** A range of numbers, times or days, such as `3–4` or `8:00–22:00`; as a group, so that `split` keeps it. */
export const RANGE = /(\d[\d.:]{0,9}–\d[\d.:/]{0,9})/;
