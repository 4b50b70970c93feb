// Repeats a few requests to a running shop, each kind on a connection of its own, until told to stop over stdin; then reports the
// response times. A separate process, so that it measures the shop and not the load generator; the lateness of its own timers is
// reported beside the figures.
import { Agent, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

export type Question = { name: string; method: string; path: string; cookie?: string; body?: unknown };
export type RequestTimes = {
  name: string;
  asked: number;
  failed: number;
  p50: number;
  p95: number;
  most: number;
};
export type Report = { heard: RequestTimes[]; loopP99: number };

/** Pause between two requests of one kind, ms: 8 kinds together stay far below the shop's capacity. */
const PAUSE = 40;
/** Unanswered requests count with this time, ms. */
const GIVE_UP = 15_000;

const [url = '', questions = '[]'] = process.argv.slice(2);
const stopped = new AbortController();
process.stdin.once('data', () => stopped.abort());

const loop = monitorEventLoopDelay({ resolution: 5 });
loop.enable();
const heard = await Promise.all((JSON.parse(questions) as Question[]).map(askOften));
const report: Report = { heard, loopP99: loop.percentile(99) / 1e6 - 5 };
process.stdout.write(`heard ${JSON.stringify(report)}\n`);
process.stdin.destroy();

async function askOften(question: Question): Promise<RequestTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const taken: number[] = [];
  let failed = 0;
  while (!stopped.signal.aborted) {
    const start = performance.now();
    const path = question.path.replace('{random}', Math.random().toString(36).slice(2, 8));
    const status = await ask(agent, { ...question, path });
    taken.push(performance.now() - start);
    if (status >= 400 || status === 0) failed += 1;
    await pause(PAUSE);
  }
  agent.destroy();
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { name: question.name, asked: taken.length, failed, p50: at(0.5), p95: at(0.95), most: at(1) };
}

/** @returns the status; 0 without a response */
function ask(agent: Agent, { method, path, cookie, body }: Question): Promise<number> {
  return new Promise((answered) => {
    const headers: Record<string, string> = { origin: url };
    if (cookie !== undefined) headers.cookie = cookie;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const asked = request(`${url}${path}`, { agent, method, headers, timeout: GIVE_UP }, (answer) => {
      answer.resume();
      answer.once('end', () => answered(answer.statusCode ?? 0));
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => answered(0));
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
