import { useQuery } from '@tanstack/react-query';
import type { ReplyTime as Time } from '#contract/http/chat.ts';
import { minutes } from '#domain/kernel/time.ts';
import { ShopZalo } from '#web/entities/brand/ShopZalo.tsx';
import { read } from '#web/lib/api.ts';
import { copy } from '../copy.vi.ts';

const replyTimeQuery = () => ({ ...read<Time>('/chat/reply-time'), staleTime: minutes(5) });

/**
 * The usual reply time, measured over the last week, with a link to Zalo outside the shop's hours; nothing until loaded.
 * @param quietAtNight omits the text outside the hours, because the page already shows when the shop answers
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
