import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { copy } from './copy.vi.ts';
import type { GoodsEditor } from './editor.ts';
import type { Foreign } from './merge.ts';
import type { FormValues, Stored } from './stored.ts';
import * as styles from '../goods-form.module.css';

interface ConflictNoticeProps<Item extends Stored, Values extends FormValues> {
  kind: GoodsEditor<Item, Values>;
  foreign: { list: Foreign<Values>[]; take: (change: Foreign<Values>) => void };
}

/** Lists what somebody else changed since the form was opened; for each field the typed value can be replaced with theirs. */
export function ConflictNotice<Item extends Stored, Values extends FormValues>({
  kind,
  foreign: { list, take },
}: ConflictNoticeProps<Item, Values>) {
  if (list.length === 0) return null;
  const shown = (field: keyof Values & string, value: string | boolean) => {
    if (typeof value === 'boolean') return value ? copy.conflict.yes : copy.conflict.no;
    const text = kind.shown?.(field, value) ?? value;
    return text === '' ? copy.conflict.empty : text;
  };
  return (
    <div role="alert">
      <Banner tone="warning" title={copy.conflict.title}>
        <p>{copy.conflict.text}</p>
        <ul className={styles.foreign}>
          {list.map((change) => {
            const { field, from, to, mine } = change;
            return (
              <li key={field}>
                <span>{copy.conflict.took(kind.labels[field], shown(field, from), shown(field, to))}</span>
                {mine !== null && (
                  <>
                    <span>{copy.conflict.yours(shown(field, mine))}</span>
                    <Button variant="paper" size="sm" onClick={() => take(change)}>
                      {copy.conflict.take(shown(field, to))}
                    </Button>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      </Banner>
    </div>
  );
}
