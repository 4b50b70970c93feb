import { Builder } from '#web/features/builder/Builder.tsx';
import { BuilderSkeleton } from '#web/features/builder/BuilderSkeleton.tsx';
import { copy } from '#web/features/builder/copy.vi.ts';
import { pageMeta } from '#web/lib/meta.ts';
import '#web/features/builder/builder.css';
import '#web/features/builder/ring/stage.css';
import '#web/features/builder/ring/ring.css';
import '#web/features/builder/ring/over-the-ring.css';
import '#web/features/builder/charms/charms.css';
import '#web/features/builder/charms/name-tool.css';
import '#web/features/builder/choices/choices.css';
import '#web/features/builder/finish/finish.css';
import '#web/features/builder/saved/saved.module.css';
import '#web/entities/bracelet/share-link.module.css';
import '#web/features/builder/phone.css';
import '#web/features/builder/ring/phone.css';
import '#web/features/builder/charms/phone.css';

/** `app/guard-screen.tsx` */
export const handle = { frame: <BuilderSkeleton /> };

export function meta() {
  return pageMeta({ title: copy.title, description: copy.description, path: '/builder', hidden: true });
}

/** The bracelet builder (spec §2), behind the login. */
export default function BuilderPage() {
  return <Builder />;
}
