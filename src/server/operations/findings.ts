type Health = 'good' | 'warn' | 'bad';
/** Result of a check. Alert mails are limited to one a day per `kind`. */
export type Finding = {
  kind: string;
  health: Health;
  message: string;
  todo?: string;
  /** Not a problem, but the owner should know: one mail as long as the finding persists. */
  toldOnce?: true;
  /** The check itself failed, so that nothing is known about what it looks at. */
  isUnknown?: true;
};

export const good = (kind: string, message: string): Finding => ({ kind, health: 'good', message });
export const warn = (kind: string, message: string, todo: string): Finding => ({
  kind,
  health: 'warn',
  message,
  todo,
});
export const bad = (kind: string, message: string, todo: string): Finding => ({
  kind,
  health: 'bad',
  message,
  todo,
});
