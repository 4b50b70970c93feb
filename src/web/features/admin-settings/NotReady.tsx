import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { tabOf, tabPath } from '#web/lib/paths/admin-tabs.ts';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { copy } from './copy.vi.ts';
import { settingsQuery } from './queries.ts';

const text = copy.notReady;

/** In red over the desk: what keeps customers from signing up or from paying by transfer. */
export function NotReady() {
  const { data } = useQuery(settingsQuery());
  const [params] = useSearchParams();
  if (data === undefined || (data.canMail && data.takesTransfers)) return null;
  return (
    <Banner
      tone="error"
      title={text.title}
      action={
        tabOf(params) !== 'settings' && (
          <LinkButton variant="dline" size="sm" to={tabPath('settings')}>
            {text.go}
          </LinkButton>
        )
      }
    >
      <ul>
        {!data.canMail && <li>{text.mail}</li>}
        {!data.takesTransfers && <li>{text.bank}</li>}
      </ul>
    </Banner>
  );
}
