import { useQuery } from '@tanstack/react-query';
import type { ReplyTime as Time } from '#contract/http/chat.ts';
import { minutes } from '#domain/kernel/time.ts';
import { read } from '#web/lib/api.ts';
import { copy } from '../copy.vi.ts';

const replyTimeQuery = () => ({ ...read<Time>('/chat/reply-time'), staleTime: minutes(5) });

/** When somebody answers, as the last week really was; nothing while that is not known. @param quietAtNight the shop said it already */
export function ReplyTime({ quietAtNight }: { quietAtNight?: boolean }) {
  const { data } = useQuery(replyTimeQuery());
  return data === undefined || (quietAtNight && !data.open) ? null : (
    <p role="status">{copy.replyTime(data)}</p>
  );
}
