import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What Node compiled once need not be compiled again: shops and the owner's commands start some two hundred times in a run. */
export const COMPILED = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/tests-compiled', import.meta.url)),
};

/** A command as a person runs it in a terminal. */
export type Command = {
  pid: number;
  /** Everything it has written so far. */
  output(): string;
  /** The first match in its output, now or as soon as it comes; refuses when the command ends without it. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** What Ctrl-C does: the terminal signals every process of its foreground group. */
  pressCtrlC(): void;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

export function runCommand(
  command: string,
  args: string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): Command {
  const child = spawn(command, args, {
    cwd,
    env: { ...COMPILED, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      written += text;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<Awaited<Command['ended']>>((done, failed) => {
    child.once('error', failed);
    child.once('close', (code, signal) => done({ code, signal }));
  });
  return {
    pid: child.pid!,
    output: () => written,
    says: (pattern) =>
      new Promise((found, missed) => {
        const look = () => {
          const match = pattern.exec(written);
          if (!match) return;
          listeners.delete(look);
          found(match);
        };
        listeners.add(look);
        look();
        ended.then(
          () => missed(new Error(`It ended without saying ${String(pattern)}:\n${written}`)),
          missed,
        );
      }),
    pressCtrlC: () => void process.kill(-child.pid!, 'SIGINT'),
    ended,
  };
}
