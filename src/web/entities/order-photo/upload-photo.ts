import { seconds } from '#domain/kernel/time.ts';
import { call } from '#web/lib/call.ts';
import { isAnswered } from '#web/lib/errors/is-answered.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';

/** An uploaded photo, in the shop's response. */
export type Stored = { _id: string; url: string };

/** Pauses before an upload is sent again that failed although the device has a network. */
const PAUSES = [seconds(1), seconds(3)];

/**
 * Uploads a photo. The device says that the network is back before it carries a request, and nothing would say so again: what failed
 * without an answer is therefore sent again, unless another account has logged in meanwhile.
 * @throws ApiError
 */
export async function uploadPhoto(path: string, body: FormData): Promise<Stored> {
  const userId = () => browserSession().state().user?.id;
  const begunBy = userId();
  for (const pause of PAUSES)
    try {
      return await call<Stored>('POST', path, { body });
    } catch (error) {
      if (isAnswered(error) || !navigator.onLine) throw error;
      await new Promise((wake) => setTimeout(wake, pause));
      if (userId() !== begunBy) throw error;
    }
  return call<Stored>('POST', path, { body });
}
