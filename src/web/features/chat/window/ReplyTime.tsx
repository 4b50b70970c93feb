import { useQuery } from '@tanstack/react-query';
import type { ReplyTime as Time } from '#contract/http/chat.ts';
import { minutes } from '#domain/kernel/time.ts';
import { read } from '#web/lib/api.ts';
import { copy } from '../copy.vi.ts';

const replyTimeQuery = () => ({ ...read<Time>('/chat/reply-time'), staleTime: minutes(5) });

/**
 * Expected reply time, measured over the last week; renders nothing while unknown.
 * @param quietAtNight hides it outside opening hours, when the shop has already said so
 */
export function ReplyTime({ quietAtNight }: { quietAtNight?: boolean }) {
  const { data } = useQuery(replyTimeQuery());
  return data === undefined || (quietAtNight && !data.open) ? null : (
    <p role="status">{copy.replyTime(data)}</p>
  );
}
