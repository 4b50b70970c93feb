import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web/app',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is small: no request for it while browsing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
