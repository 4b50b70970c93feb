import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

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

/**
 * Runs the server until it ends by itself or is asked to. It gets a session of its own: Ctrl-C in the terminal
 * reaches this process alone, which passes it on once, and the server closes in peace.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code to end with
 */
export function serve(command, args, env) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit', detached: true });
    let asked = false;
    for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        asked = true;
        child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
      });
    }
    child.once('error', () => done(1));
    child.once('exit', (code, signal) =>
      done(code ?? (asked || !signal ? 0 : 128 + constants.signals[signal])),
    );
  });
}
