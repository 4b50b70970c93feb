import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tree } from '../processes.ts';

/** Processor time in ms, so far, of this process and of each connection of the database. */
type Times = ReadonlyMap<number, number>;

/**
 * Begins to measure the processor time of shop and database: unlike a duration it hardly depends on what else the machine does.
 * @param folder of the database (`openDatabase`)
 * @returns the time spent since, in ms; that of connections which ended meanwhile is missing
 */
export async function processorTime(folder: string): Promise<() => Promise<number>> {
  const before = await timesNow(folder);
  return async () => {
    const spent = [...(await timesNow(folder))].map(([pid, ms]) => ms - (before.get(pid) ?? 0));
    return spent.reduce((sum, ms) => sum + ms, 0);
  };
}

async function timesNow(folder: string): Promise<Times> {
  const { user, system } = process.cpuUsage();
  const [postmaster] = (await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
  const pids = await tree(Number(postmaster));
  const connections = await Promise.all(pids.map(async (pid) => [pid, await connectionTime(pid)] as const));
  return new Map([[process.pid, (user + system) / 1e3], ...connections]);
}

async function connectionTime(pid: number): Promise<number> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
  // Not the database's own work in the background, such as vacuuming.
  if (!(await read('cmdline')).includes('[local]')) return 0;
  return Number((await read('schedstat')).split(' ')[0]) / 1e6;
}
