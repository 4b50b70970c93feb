import { useQuery } from '@tanstack/react-query';
import type { BraceletString } from '#contract/http/catalogue.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { read } from '#web/lib/api.ts';
import { DrawnString } from '../shared/Drawn.tsx';
import { ShortList } from '../shared/ShortList.tsx';
import { useOpenForm } from '../shared/use-open-form.ts';
import { useRemove } from '../shared/use-remove.ts';
import { copy } from './copy.vi.ts';
import { STRING } from './editor.ts';
import { StringForm } from './StringForm.tsx';
import '../goods.module.css';

/** Bracelet strings (spec §2, Bracelet strings tab). */
export function StringsTab() {
  const list = useQuery(read<BraceletString[]>('/bracelet-strings'));
  const form = useOpenForm<BraceletString>();
  const removal = useRemove(STRING);
  return (
    <ShortList
      list={list}
      tab="bracelet-strings"
      columns={['name', 'kind', 'about', 'price', 'actions']}
      words={copy}
      form={form}
      Form={StringForm}
    >
      {(string, Look) => {
        const { material, color } = STRING.valuesOf(string);
        return (
          <Look
            item={string}
            picture={<DrawnString material={material} color={color} />}
            price={formatVnd(string.price)}
            kind={copy.materials[material]}
            about={string.description}
            onEdit={() => form.open(string)}
            removal={removal}
          />
        );
      }}
    </ShortList>
  );
}
