import { expect, test } from 'vitest';
import { commandsFor } from './commands.ts';

test('every command is found by its first word alone', async () => {
  const all = Object.keys(await commandsFor());
  expect(all).toContain('backup verify');
  for (const name of all) expect(Object.keys(await commandsFor(name.split(' ')[0]))).toContain(name);
  expect(Object.keys(await commandsFor('stock'))).toEqual(['stock audit']);
});
