/**
 * Node's options for the shop's server, as in the Dockerfile and the systemd unit (decision 0092). Half of the default young generation
 * stays unused. The old one is first collected at about the size that the shop has after its start, and then once 30 per cent of what
 * is in use has become garbage, not when it has doubled: what a process once took from the system it hardly ever returns.
 */
export const memoryOptions = [
  '--max-semi-space-size=8',
  '--initial-old-space-size=90',
  '--heap-growing-percent=30',
];
