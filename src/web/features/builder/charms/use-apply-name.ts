import { nameRefusals } from '#domain/design/copy.vi.ts';
import { checkBraceletName } from '#domain/design/complete.ts';
import { lettersOf, type NameRefusal } from '#domain/design/name-letters.ts';
import { LETTERS_MAX } from '#domain/design/limits.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from '../copy.vi.ts';
import { useBuilder } from '../builder-context.ts';

/** Places a name on the ring and announces it; a bracelet without a name gets this one. */
export function useApplyName(): (text: string, ends: CharmId | null) => boolean {
  const builder = useBuilder();
  return (text, ends) => {
    const name = tidyLine(text);
    const suggested = copy.name.braceletName(name);
    const isUnnamed = builder.store.get().designState.name === '' && checkBraceletName(suggested) === null;
    const done = builder.store.layName(name, ends, isUnnamed ? { name: suggested } : {});
    builder.letGo();
    if (!done.ok) {
      toast({ type: 'warning', title: nameRefusals[done.why], ...reasonOf(done.why, name) });
      return false;
    }
    builder.say(copy.name.laid(name));
    return true;
  };

  function reasonOf(why: NameRefusal, name: string): { message?: string } {
    if (why === 'too_long') {
      return {
        message: copy.name.tooLongText(
          LETTERS_MAX,
          builder.store.get().designState.history.present.slots.length,
        ),
      };
    }
    if (why !== 'letter_missing') return {};
    const stocked = new Set([...builder.cache.get().values()].map(({ letter }) => letter));
    const missing = lettersOf(name).find((letter) => !stocked.has(letter));
    return missing === undefined ? {} : { message: copy.name.missing(missing) };
  }
}
