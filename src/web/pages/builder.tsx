import { Builder } from '#web/features/builder/Builder.tsx';
import { BuilderSkeleton } from '#web/features/builder/BuilderSkeleton.tsx';
import { copy } from '#web/features/builder/copy.vi.ts';
import { openingQuery } from '#web/features/builder/opening.ts';
import { pageMeta } from '#web/lib/meta.ts';
import '#web/features/builder/builder.module.css';
import '#web/features/builder/head.module.css';
import '#web/features/builder/ring/stage.module.css';
import '../entities/ring/ring.module.css';
import '../entities/ring/slot.module.css';
import '#web/features/builder/charms/charms.module.css';
import '#web/features/builder/charms/tray.module.css';
import '#web/features/builder/charms/name-tool.module.css';
import '#web/features/builder/choices/choices.module.css';
import '#web/features/builder/finish/summary.module.css';
import '#web/features/builder/finish/finish.module.css';
import '#web/features/builder/saved/saved.module.css';
import '#web/entities/bracelet/share-link.module.css';

/** The skeleton that `app/guard-screen.tsx` shows until the builder can open. */
export const handle = { frame: <BuilderSkeleton />, opening: openingQuery };

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/builder', hidden: true });
}

/** The bracelet builder (spec §2), behind the login. */
export default function BuilderPage() {
  return <Builder />;
}
