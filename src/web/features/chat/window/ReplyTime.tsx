import { useQuery } from '@tanstack/react-query';
import type { ReplyTime as Time } from '#contract/http/chat.ts';
import { minutes } from '#domain/kernel/time.ts';
import { ShopZalo } from '#web/entities/brand/ShopZalo.tsx';
import { read } from '#web/lib/api.ts';
import { copy } from '../copy.vi.ts';

const replyTimeQuery = () => ({ ...read<Time>('/chat/reply-time'), staleTime: minutes(5) });

/**
 * When somebody answers, as the last week really was, and the way to Zalo while nobody does; nothing while that is not known.
 * @param quietAtNight the shop said already when it answers
 */
export function ReplyTime({ quietAtNight }: { quietAtNight?: boolean }) {
  const { data } = useQuery(replyTimeQuery());
  if (data === undefined) return null;
  return (
    <>
      {(data.open || !quietAtNight) && <p role="status">{copy.replyTime(data)}</p>}
      {!data.open && <ShopZalo before={copy.sooner} />}
    </>
  );
}
