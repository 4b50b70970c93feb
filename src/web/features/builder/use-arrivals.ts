import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { isUuid } from '#domain/kernel/ids.ts';
import { asId, type ReadyMadeId } from '#domain/kernel/ids.ts';
import { emptySlotsOf } from '#domain/design/board.ts';
import { checkBraceletName } from '#domain/design/complete.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';
import { copy } from './copy.vi.ts';
import { draftOf, isBlank } from './bench/draft.ts';
import { lettersQuery, readyMadeQuery } from './queries.ts';
import { learnCharms } from './use-following.ts';
import { useLayName } from './charms/use-lay-name.ts';
import { useCore } from './workshop.ts';

/**
 * What the address asks for: `?mau=<id>` opens the design of a ready-made bracelet, `?ten=<name>` lays a name.
 * Each is done once and leaves the address, so that a reload does not do it again.
 */
export function useArrivals(): void {
  const [params, setParams] = useSearchParams();
  const pattern = params.get('mau');
  const name = params.get('ten');
  const letters = useQuery(lettersQuery());
  const openPattern = useOpenPattern();
  const layName = useLayName();
  const done = useRef('');

  const arrive = useEffectEvent(async (asked: string) => {
    if (done.current === asked) return;
    done.current = asked;
    setParams({}, { replace: true, preventScrollReset: true });
    if (pattern !== null && isUuid(pattern)) await openPattern(asId<ReadyMadeId>(pattern));
    if (name !== null && name.trim() !== '') layName(name, null);
  });
  const asked = pattern === null && name === null ? null : `${pattern} ${name}`;
  const ready = name === null || !letters.isPending;
  useEffect(() => {
    if (asked !== null && ready) void arrive(asked);
    if (asked === null) done.current = '';
  }, [asked, ready]);
}

function useOpenPattern(): (id: ReadyMadeId) => Promise<void> {
  const core = useCore();
  const queries = useQueryClient();
  return async (id) => {
    const readyMade = await queries.fetchQuery(readyMadeQuery(id)).catch((error: unknown) => {
      showError(error, 'load');
      return null;
    });
    if (readyMade === null) return;
    const { name, design } = readyMade;
    if (design === null) return toast({ type: 'warning', ...copy.pattern.failed });
    const { title, ...ask } = copy.pattern.ask;
    const question = {
      tone: 'warning' as const,
      title: title(name),
      message: ask.message,
      confirmLabel: ask.confirm,
      cancelLabel: ask.cancel,
    };
    const free = isBlank(draftOf(core.store.get().bench)) || ringIsEmpty(core.store.get().bench.history);
    if (!free && !(await confirm(question))) return;
    await learnCharms(queries, core, [...new Set(design.charms.map(({ charm }) => charm))]);
    core.letGo();
    core.store.layPattern(design, {
      ...(checkBraceletName(name) === null ? { name } : {}),
      ...(design.braceletString === null ? {} : { stringId: design.braceletString }),
      tyingMethodId: design.tyingMethod,
    });
    core.say(copy.pattern.laid(name));
    const empty = emptySlotsOf(core.store.get().bench.history.present);
    if (empty > 0) {
      toast({ type: 'warning', title: copy.pattern.short.title, message: copy.pattern.short.message(empty) });
    }
  };
}

function ringIsEmpty({ present }: { present: { slots: readonly unknown[] } }): boolean {
  return present.slots.every((slot) => slot === null);
}
