import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CommandError } from './commands.ts';
import { terminalCopy } from './copy.vi.ts';

/** A person at the terminal, or a script that pipes the answers in, one per line. */
export type Terminal = {
  say(text: string): void;
  /** @throws CommandError when the input has ended */
  ask(question: string): Promise<string>;
  /** As `ask`, but without echo. */
  askSecret(question: string): Promise<string>;
  /** True when a person can be asked again. */
  isInteractive: boolean;
  close(): void;
};

type Streams = { input: NodeJS.ReadStream; output: NodeJS.WritableStream };

export function openTerminal(
  { input, output }: Streams = { input: process.stdin, output: process.stdout },
): Terminal {
  let hidden = false;
  // readline echoes every key; its output is discarded while a secret is typed.
  const screen = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!hidden) output.write(chunk);
      done();
    },
  });
  const isInteractive = input.isTTY;
  const lines = createInterface({ input, output: screen, terminal: isInteractive, historySize: 0 });
  const answers = lines[Symbol.asyncIterator]();

  async function ask(question: string, secret: boolean): Promise<string> {
    lines.setPrompt(`${question} `);
    // A pipe may have ended long before its lines are read.
    if (isInteractive) lines.prompt();
    else output.write(lines.getPrompt());
    hidden = secret;
    const answer = await answers.next();
    hidden = false;
    if (secret || !isInteractive) output.write('\n');
    if (answer.done) throw new CommandError(terminalCopy.noMoreInput);
    return answer.value;
  }

  return {
    isInteractive,
    say: (text) => {
      output.write(`${text}\n`);
    },
    ask: (question) => ask(question, false),
    askSecret: (question) => ask(question, true),
    close: () => lines.close(),
  };
}
