import { readConfig, ConfigError, type Config } from './platform/config.ts';
import { createLog } from './platform/log.ts';
import { startServer } from './start.ts';

/** The process: configuration → server → until a signal → graceful close. */
async function main(): Promise<void> {
  const config = readConfigOrExit();
  const log = createLog(config.logLevel);
  const running = await startServer(config, log).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      fail(`Cổng ${config.port} đang được dùng (port ${config.port} is taken). Hãy chạy lại với cổng khác, ví dụ: PORT=${config.port + 1} npm start`);
    }
    log.fatal({ err: error }, 'start failed');
    fail(`Không mở được tiệm (the shop could not start): ${error.message}`);
  });

  let closing = false;
  const close = (signal: string) => {
    if (closing) return;
    closing = true;
    log.info({ signal }, 'closing');
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'close failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => close('SIGINT'));
  process.on('SIGTERM', () => close('SIGTERM'));
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
