import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { root, say } from './project.mjs';

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, show?: boolean }} [options] show: straight to the terminal instead of `output`
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { env = process.env, show = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => done({ ok: false, output: error.message }));
    child.once('close', (code) => done({ ok: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}

/** Exit code of a server that refuses to start and has reported why: a taken port, an invalid setting. */
const REFUSED_TO_START = 1;
const STARTS_AGAIN = { atMost: 5, withinMs: 60_000, firstPauseMs: 250 };

/**
 * Runs the server until it is asked to end. After an unexpected end (killed, out of memory, an uncaught error) it is
 * restarted after a pause that doubles; at the fifth end within a minute it gives up.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {(ms: number) => Promise<unknown>} [pause]
 * @returns {Promise<number>} the exit code to end with
 */
export async function serve(command, args, env, pause = setTimeout) {
  const asked = askedToEnd();
  /** @type {number[]} */
  let endedAt = [];
  for (;;) {
    const { code, how } = await runServer(command, args, env, asked);
    if (asked.signal || code === 0 || (code === REFUSED_TO_START && endedAt.length === 0)) return code;

    const now = performance.now();
    endedAt = [...endedAt.filter((moment) => now - moment < STARTS_AGAIN.withinMs), now];
    if (endedAt.length > STARTS_AGAIN.atMost) {
      say(
        `Tiệm dừng đột ngột ${endedAt.length} lần trong một phút, xin xem nhật ký ở trên. (ended unexpectedly: ${how}; giving up)`,
      );
      return code;
    }
    say(`Tiệm dừng đột ngột, đang mở lại… (ended unexpectedly: ${how}; starting again)`);
    await Promise.race([pause(STARTS_AGAIN.firstPauseMs * 2 ** (endedAt.length - 1)), asked.promise]);
    if (asked.signal) return 0;
  }
}

/** @typedef {{ signal: NodeJS.Signals | null, promise: Promise<void>, pass: (signal: NodeJS.Signals) => void }} Asked */

/** @returns {Asked} */
function askedToEnd() {
  /** @type {() => void} */
  let tell = () => undefined;
  /** @type {Promise<void>} */
  const promise = new Promise((resolve) => {
    tell = resolve;
  });
  /** @type {Asked} */
  const asked = { signal: null, promise, pass: () => undefined };
  const ask = () => {
    // npm repeats a signal that the terminal already sent to the whole group.
    if (asked.signal) return;
    // On SIGTERM Vite's development server ends the process before the shop is closed.
    asked.signal = 'SIGINT';
    asked.pass(asked.signal);
    tell();
  };
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, ask);
  }
  if (process.env.npm_lifecycle_event !== undefined) whenOrphaned(ask);
  return asked;
}

/**
 * Ends the shop when the process that started it (npm) is gone.
 * @param {() => void} end
 */
function whenOrphaned(end) {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    end();
  }, 500).unref();
}

/**
 * Runs the server once, in a session of its own: Ctrl-C in the terminal reaches only this process, which forwards it
 * once, so that the server shuts down gracefully.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {Asked} asked
 * @returns {Promise<{ code: number, how: string }>}
 */
function runServer(command, args, env, asked) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit', detached: true });
    asked.pass = (signal) => child.kill(signal);
    child.once('error', (error) => done({ code: REFUSED_TO_START, how: error.message }));
    child.once('exit', (code, signal) => {
      if (code !== null) return done({ code, how: `exit code ${code}` });
      if (signal === null || asked.signal) return done({ code: 0, how: 'asked' });
      return done({ code: 128 + constants.signals[signal], how: signal });
    });
  });
}
