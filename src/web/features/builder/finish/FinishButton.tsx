import { Button } from '#web/ui/actions/Button.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from '../copy.vi.ts';
import { useEditing } from '../EditingStrip.tsx';
import { useFinish } from './FinishProvider.tsx';
import { useDesign } from '../builder-context.ts';
import * as summary from './summary.module.css';

/** Names what is missing and leads there until the bracelet is complete; then it turns green and finishes it. */
export function FinishButton() {
  const { missing } = useDesign();
  const { finish, finishing } = useFinish();
  const editing = useEditing();
  return (
    <Button
      variant="leaf"
      size="lg"
      full
      icon="cart"
      loading={finishing}
      loadingLabel={copy.finishing}
      className={missing === null ? undefined : summary.waits}
      onClick={() => inBackground(finish())}
    >
      {missing?.label ?? (editing === null ? copy.finish : copy.editing.finish)}
    </Button>
  );
}
