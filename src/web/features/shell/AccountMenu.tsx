import { useNavigate } from 'react-router';
import type { User } from '#contract/http/identity.ts';
import { saveDraftToAccount } from '#web/entities/bracelet/account-draft.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { Avatar } from '#web/ui/media/Avatar.tsx';
import { Menu, type MenuItem } from '#web/ui/overlays/Menu.tsx';
import { shellCopy as copy } from './copy.vi.ts';

/** Menu behind the avatar: links to the account pages, and sign-out. */
export default function AccountMenu({ user }: { user: User }) {
  const navigate = useNavigate();
  const leave = async () => {
    await saveDraftToAccount(user.id);
    await browserSession().logout();
    await navigate('/');
  };
  return (
    <Menu
      label={copy.accountMenu}
      items={[
        ...itemsFor(user),
        { label: copy.logOut, icon: 'logout', lineAbove: true, onSelect: () => inBackground(leave()) },
      ]}
      head={
        <div className="px-3.5 pt-2 pb-3">
          <b className="block truncate font-semibold">{user.name}</b>
          <span className="block truncate text-sm text-muted">{user.email}</span>
        </div>
      }
      renderTrigger={(props) => (
        <button type="button" className="icon-btn" aria-label={copy.account(user.name)} {...props}>
          <Avatar name={user.name} src={user.avatar} />
        </button>
      )}
    />
  );
}

function itemsFor({ role }: User): MenuItem[] {
  const profile: MenuItem = { label: copy.profile, icon: 'user', to: '/profile' };
  if (role === 'admin') return [profile, { label: copy.admin, icon: 'grid', to: '/admin' }];
  if (role === 'shipper') return [profile, { label: copy.shipper, icon: 'truck', to: '/shipper' }];
  return [profile, { label: copy.orders, icon: 'box', to: '/orders' }];
}
