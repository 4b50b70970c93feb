import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../test-support/command.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** CPU time of a process in milliseconds: user and system, in ticks of 10 ms. */
export async function processorTime(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Current and peak memory of a process, in megabytes. */
export async function memory(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

/** A process and all its descendants. */
export async function tree(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const children = text.split(' ').filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(tree))).flat()];
}

/** Memory of a process in megabytes, with its share of what it shares with others (PSS). */
export async function unsharedMemory(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
}

/** Starts a server in a process of its own, which is stopped with what was opened. @param args for Node: options and the script */
export async function startServer(
  opened: AsyncDisposableStack,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ url: string; pid: number }> {
  const server = runCommand(process.execPath, [...args], { cwd: ROOT, env });
  const [, url = ''] = await server.says(/listening on (\S+)/);
  opened.defer(async () => {
    process.kill(server.pid, 'SIGTERM');
    await server.ended;
  });
  return { url, pid: server.pid };
}
