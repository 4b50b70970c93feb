import { startFailures } from './copy.vi.ts';
import { readConfig, ConfigError, type Config } from './platform/process/config.ts';
import { createLog } from './platform/process/log.ts';
import { startServer } from './start.ts';

/** What holds the close up for longer will not end by itself; nothing acknowledged is lost by leaving. */
const CLOSE_WITHIN_MS = 20_000;
/** Tells the launcher that the server did not mean to end (`EX_SOFTWARE` of sysexits.h). */
const CRASHED = 70;

/** The process: configuration → server → until a signal → graceful close. */
async function main(): Promise<void> {
  const config = readConfigOrExit();
  const log = createLog(config.logLevel);
  // What nobody caught, rejections too: nobody knows in which state it left the process.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'ended by an error that nobody caught');
    process.exit(CRASHED);
  });
  // A signal during the start waits for its end, so that the database is closed then too.
  const signalled = firstSignal();
  const running = await startServer(config, log).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') fail(startFailures.portTaken(config.port));
    log.fatal({ err: error }, 'start failed');
    fail(startFailures.other(error.message));
  });

  log.info({ signal: await signalled }, 'closing');
  setTimeout(() => {
    log.error('close took too long');
    process.exit(1);
  }, config.shutdownGrace + CLOSE_WITHIN_MS).unref();
  try {
    await running.close();
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'close failed');
    process.exit(1);
  }
}

/** Further signals change nothing: closing is under way. */
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
