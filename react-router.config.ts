import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web/app',
  buildDirectory: 'build',
  ssr: true,
  // The route table is small enough to ship whole, which saves manifest requests while browsing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
