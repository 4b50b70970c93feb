import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { CHAT_PARAM, onOpenChat, openChat, type AskedChat } from '#web/lib/chat-open.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { returnTo } from '#web/lib/return-path.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { inBackground } from '#web/ui/in-background.ts';

const CustomerChat = lazy(() => retryImport(() => import('#web/features/chat/CustomerChat.tsx')));
const AdminChat = lazy(() => retryImport(() => import('#web/features/admin-chat/AdminChat.tsx')));

/**
 * The chat of a logged-in user (spec §2: no launcher for guests), in its own chunk. A guest who opens it logs in first and is
 * then returned to it.
 */
export function ChatMount() {
  const { user, loading } = useSession();
  const asked = useAsked();
  if (user === null || user.role === 'shipper' || loading) return null;
  const Chat = user.role === 'admin' ? AdminChat : CustomerChat;
  return (
    <Suspense fallback={null}>
      <Chat key={user.id} user={user} asked={asked} />
    </Suspense>
  );
}

/** What the chat was asked to show, by an event or by the URL, even before its own code is loaded. */
function useAsked(): AskedChat | null {
  const { user, loading } = useSession();
  const [asked, setAsked] = useState<AskedChat | null>(null);
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const byAddress = params.has(CHAT_PARAM) && !loading;

  const hear = useEffectEvent((wanted: AskedChat) => {
    if (user !== null || loading) setAsked(wanted);
    else inBackground(navigate('/login', { state: returnTo(`${pathname}?${CHAT_PARAM}=mo`) }));
  });
  useEffect(() => onOpenChat((wanted) => hear(wanted)), []);

  const openByAddress = useEffectEvent(() => {
    openChat();
    if (user === null) return;
    params.delete(CHAT_PARAM);
    setParams(params, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (byAddress) openByAddress();
  }, [byAddress]);
  return asked;
}
