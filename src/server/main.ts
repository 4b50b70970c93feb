import { startFailures } from './copy.vi.ts';
import { readConfig, ConfigError, type Config } from './platform/process/config.ts';
import { bufferedOutput, createLog } from './platform/process/log.ts';
import { stopServer, findServerPid, writePidFile } from './platform/process/running.ts';
import { openTerminal } from './platform/process/terminal.ts';
import { startServer } from './start.ts';

/** A close that takes longer will not end by itself; exiting then loses nothing that was acknowledged. */
const CLOSE_WITHIN_MS = 20_000;
/** Signals the launcher that the server did not exit on purpose (`EX_SOFTWARE` of sysexits.h). */
const CRASHED = 70;

/** The process: configuration → server → wait for a signal → graceful close. */
async function main(): Promise<void> {
  const config = readConfigOrExit();
  const log = createLog(config.logLevel, bufferedOutput());
  // After an uncaught error or rejection the state of the process is unknown.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'ended by an error that nobody caught');
    process.exit(CRASHED);
  });
  // A signal during the start takes effect once the start is over, so that the database is closed then too.
  const signalled = firstSignal();
  const start = () => startServer(config, log);
  const running = await start()
    .catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      await takeOver(config);
      return start();
    })
    .catch((error: Error) => {
      log.fatal({ err: error }, 'start failed');
      fail(startFailures.other(error.message));
    });
  const forget = await writePidFile(config.dataDir, config.port);

  log.info({ signal: await signalled }, 'closing');
  setTimeout(() => {
    log.error('close took too long');
    process.exit(1);
  }, config.shutdownGrace + CLOSE_WITHIN_MS).unref();
  try {
    await running.close();
    await forget();
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'close failed');
    process.exit(1);
  }
}

/** Ends the server that holds the port if it is this shop's and the user agrees; otherwise reports what holds the port. */
async function takeOver({ dataDir, port }: Config): Promise<void> {
  const pid = await findServerPid(dataDir, port);
  if (pid === null) fail(startFailures.portTaken(port));
  if (!process.argv.includes('--take-over') && !(await isWanted(startFailures.takeOver(port, pid))))
    fail(startFailures.shopRuns(port, pid));
  await stopServer(pid);
}

/** Asks at the terminal; without one the answer is no. */
async function isWanted(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = openTerminal();
  const answer = await terminal.ask(question).catch(() => '');
  terminal.close();
  return /^[cy]/i.test(answer.trim());
}

/** Further signals are ignored: the close is already under way. */
function firstSignal(): Promise<NodeJS.Signals> {
  return new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal));
  });
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

await main();
