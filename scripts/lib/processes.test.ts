import { expect, onTestFinished, test, vi } from 'vitest';
import { serve } from './processes.mjs';

/** Runs a program as the launcher runs the server. */
async function launch(program: string) {
  const said: string[] = [];
  const pauses: number[] = [];
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const before = new Map(signals.map((signal) => [signal, process.listeners(signal)]));
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0);
  onTestFinished(() => {
    output.mockRestore();
    for (const [signal, known] of before)
      for (const listener of process.listeners(signal))
        if (!known.includes(listener)) process.removeListener(signal, listener);
  });
  const code = await serve(process.execPath, ['-e', program], process.env, async (ms) => pauses.push(ms));
  return { code, pauses, said };
}

test('a crashing server is restarted five times in a minute with growing pauses, then given up', async () => {
  const { code, pauses, said } = await launch('process.exit(70)');
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000]);
  expect(code).toBe(70);
  expect(said).toHaveLength(6);
  expect(said.at(-1)).toMatch(/6 lần trong một phút.*exit code 70; giving up/);
});

test('a server killed by SIGKILL: the signal is logged, the exit code is 137', async () => {
  const { code, said } = await launch("process.kill(process.pid, 'SIGKILL')");
  expect(code).toBe(137);
  expect(said[0]).toContain('SIGKILL');
});

test.each([
  ['ends by itself', 0],
  ['refuses to start', 1],
])('a server that %s (exit code %i) is not restarted', async (_how, exitCode) => {
  expect(await launch(`process.exit(${exitCode})`)).toEqual({ code: exitCode, pauses: [], said: [] });
});
