import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Shared compile cache: shops and the owner's commands start some two hundred times in a run. */
export const COMPILED = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/tests-compiled', import.meta.url)),
};

/** A command as run in a terminal. */
export type Command = {
  pid: number;
  /** Its whole output so far. */
  output(): string;
  /** Resolves with the first match in its output, present or future; rejects when the command ends without one. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Like Ctrl-C: signals every process of the terminal's foreground group. */
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
