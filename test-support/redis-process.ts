import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './free-port.ts';

/** A Redis of the test's own, for tests that stop and restart it. */
export type RedisProcess = {
  url: string;
  /** Resolves once it accepts connections; always on the same port, and always empty. A running one is stopped first. */
  start(): Promise<void>;
  /** Kills it, like a crash. */
  kill(): Promise<void>;
  /** Keeps its connections but stops responding. */
  freeze(): void;
  thaw(): void;
};

/** Whether this machine has a `redis-server`. */
export const hasRedisServer = (process.env.PATH ?? '').split(delimiter).some((folder) => {
  try {
    accessSync(join(folder, 'redis-server'), constants.X_OK);
    return true;
  } catch {
    return false;
  }
});

/** Returns a Redis that is not started yet. */
export async function redisProcess(): Promise<RedisProcess> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  async function kill(): Promise<void> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      await kill();
      const args = ['--bind', '127.0.0.1', '--port', String(port), '--dir', tmpdir(), '--save', ''];
      child = spawn('redis-server', args, { stdio: 'ignore' });
      while (!(await takesConnections(port))) await new Promise((soon) => void setTimeout(soon, 20));
    },
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
}

function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((done) => {
    socket.once('connect', () => done(true)).once('error', () => done(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
