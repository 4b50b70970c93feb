import '#web/features/account/account.module.css';
import { accountCopy as copy } from '#web/features/account/copy.vi.ts';
import { Profile } from '#web/features/account/Profile.tsx';
import { ProfileFrame } from '#web/features/account/ProfileFrame.tsx';
import { useRecovery } from '#web/lib/refetch-missed.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { useUser } from '#web/lib/session/use-session.ts';

export const meta = () => pageMeta({ title: copy.title, hidden: true });

/** The skeleton that `app/guard-screen.tsx` shows. */
export const handle = { frame: <ProfileFrame /> };

export default function ProfilePage() {
  const user = useUser();
  useRecovery();
  return user === null ? null : <Profile key={user.id} user={user} />;
}
