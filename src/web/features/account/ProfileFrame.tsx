import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { PageTitle } from '#web/ui/motifs/PageTitle.tsx';
import { accountCopy as copy } from './copy.vi.ts';
import * as styles from './account.module.css';
import { classes } from '#web/ui/classes.ts';

/** Page frame of the profile while the user is loading. */
export function ProfileFrame() {
  return (
    <div className={classes('wrap', styles.account)}>
      <PageTitle script={copy.script}>{copy.title}</PageTitle>
      <Loading className={styles.cols}>
        <Card className={styles.me}>
          <Skeleton height={152} width={152} radius="50%" className="mx-auto" />
        </Card>
        <Card className="grid gap-5">
          {[1, 2, 3, 4, 5].map((field) => (
            <Skeleton key={field} height={76} radius={14} />
          ))}
        </Card>
      </Loading>
    </div>
  );
}
