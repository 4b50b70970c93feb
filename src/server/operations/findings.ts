type Health = 'good' | 'warn' | 'bad';
/** One thing that was looked at. `kind` is what an alarm is sent about once a day. */
export type Finding = {
  kind: string;
  health: Health;
  says: string;
  todo?: string;
  /** No trouble, but the owner should know of it: one letter as long as it lasts. */
  toldOnce?: true;
};

export const good = (kind: string, says: string): Finding => ({ kind, health: 'good', says });
export const warn = (kind: string, says: string, todo: string): Finding => ({
  kind,
  health: 'warn',
  says,
  todo,
});
export const bad = (kind: string, says: string, todo: string): Finding => ({
  kind,
  health: 'bad',
  says,
  todo,
});
