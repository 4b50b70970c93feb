import { useLocation, useNavigate } from 'react-router';
import { toast } from '#web/ui/toast.ts';
import { copy } from './copy.vi.ts';
import { returnTo } from './return-path.ts';
import { useSession } from './session/use-session.ts';

/**
 * For what a guest may see but not do: `if (!requireLogin()) return;`. A guest is told why, led to the login, and
 * comes back to this page.
 */
export function useRequireLogin(): (reason?: string) => boolean {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (reason = copy.loginFirst) => {
    if (user !== null) return true;
    toast({ type: 'info', title: reason });
    void navigate('/login', { state: returnTo(pathname + search) });
    return false;
  };
}
