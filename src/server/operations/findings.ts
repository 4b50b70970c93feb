type Health = 'good' | 'warn' | 'bad';
/** Result of a check. Alert mails are limited to one a day per `kind`. */
export type Finding = {
  kind: string;
  health: Health;
  says: string;
  todo?: string;
  /** Not a problem, but the owner should know: one mail as long as the finding persists. */
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
