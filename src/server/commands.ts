import type { Command } from './platform/process/commands.ts';

/** Commands by name, which may have several words. */
export type Commands = Readonly<Record<string, Command>>;

/** The commands that may start with this word, by name; all of them for the help, or where none does. */
export async function commandsFor(word = ''): Promise<Commands> {
  const load = Object.hasOwn(GROUPS, word) ? GROUPS[word] : undefined;
  return await (load ?? allCommands)();
}

/** The commands by their first word, loaded when they are called: the code of all of them takes half a second to load. */
const GROUPS: Readonly<Record<string, () => Promise<Commands>>> = {
  open: openCommands,
  admin: accountCommands,
  user: accountCommands,
  settings: async () => {
    const [{ settingsCommands }, { checksOpening }, { canMailBy }] = await Promise.all([
      import('./settings/commands.ts'),
      import('./opening/index.ts'),
      import('./open.ts'),
    ]);
    return settingsCommands((config) => checksOpening({ config, canMail: canMailBy(config) }));
  },
  stock: async () => (await import('./ordering/commands.ts')).orderingCommands,
  'bank-feed': async () => (await import('./payment/commands.ts')).paymentCommands,
  carriers: async () => (await import('./fulfilment/commands.ts')).fulfilmentCommands,
  backup: backupCommands,
  restore: backupCommands,
  export: async () => (await import('./reports/commands.ts')).reportCommands,
  doctor: operationsCommands,
  upgrade: operationsCommands,
};

async function openCommands(): Promise<Commands> {
  const [{ openCommand }, { openingCommands }] = await Promise.all([
    import('./open.ts'),
    import('./opening/commands.ts'),
  ]);
  return { open: openCommand, ...openingCommands };
}

async function accountCommands(): Promise<Commands> {
  return (await import('./identity/commands.ts')).identityCommands;
}

async function backupCommands(): Promise<Commands> {
  return (await import('./backup/commands.ts')).backupCommands;
}

async function operationsCommands(): Promise<Commands> {
  return (await import('./operations/commands.ts')).operationsCommands;
}

/** Every command, in the order of the help. */
async function allCommands(): Promise<Commands> {
  const groups = await Promise.all(Object.values(GROUPS).map((load) => load()));
  return Object.assign({}, ...groups) as Commands;
}
