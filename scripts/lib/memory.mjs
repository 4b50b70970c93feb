/**
 * Node's options for the shop's server, as in the Dockerfile (decision 0092). Half of the default young generation stays unused. The old one
 * is collected once 30 per cent of what is in use has become garbage, not when it has doubled: what a process once took from the
 * system it hardly ever returns.
 */
export const memoryOptions = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
