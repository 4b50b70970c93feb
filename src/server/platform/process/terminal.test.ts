import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { openTerminal } from './terminal.ts';

function terminalOf(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => undefined });
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk: Buffer) => (shown += chunk.toString()));
  const terminal = openTerminal({ input: input as unknown as NodeJS.ReadStream, output });
  return { terminal, type: (text: string) => input.write(text), end: () => input.end(), shown: () => shown };
}

test('on a terminal an answer is echoed, a secret is not', async () => {
  const { terminal, type, shown } = terminalOf(true);
  const name = terminal.ask('Name:');
  type('Minh Anh\r');
  expect(await name).toBe('Minh Anh');
  const secret = terminal.askSecret('Password:');
  type('bimat1');
  type('\r');
  expect(await secret).toBe('bimat1');
  const after = terminal.ask('And?');
  type('yes\r');
  expect(await after).toBe('yes');
  expect(shown()).toContain('Minh Anh');
  expect(shown()).toContain('Password:');
  expect(shown()).toContain('yes');
  expect(shown()).not.toMatch(/bimat1|[*•]/);
  terminal.close();
});

test('piped input may hold all answers at once; a question too many is rejected', async () => {
  const { terminal, type, end } = terminalOf(false);
  type('Minh Anh\nbimat1\n');
  end();
  expect(await terminal.ask('Name:')).toBe('Minh Anh');
  expect(await terminal.askSecret('Password:')).toBe('bimat1');
  await expect(terminal.ask('More:')).rejects.toThrow('Thiếu câu trả lời: dữ liệu nhập vào đã hết.');
});
