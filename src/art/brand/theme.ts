/** Colours of the brand pictures. */
export const THEME = {
  cream: '#FBF8EC',
  ink: '#5a4130',
  rose: '#b8566d',
  blush: '#f3c9d2',
  gold: '#b98a3c',
  goldLight: '#ecd08c',
  leaf: '#6f9c76',
};
