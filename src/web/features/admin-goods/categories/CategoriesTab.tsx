import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CategoryListing } from '#contract/http/catalogue.ts';
import { categoryKey } from '#domain/catalogue/categories.ts';
import { read } from '#web/lib/api.ts';
import { charmsPath, viewOf } from '#web/entities/charm/desk/view.ts';
import { categoryArt } from '../shared/category-art.ts';
import { EditAndRemove } from '../shared/EditAndRemove.tsx';
import { ShortList } from '../shared/ShortList.tsx';
import { useOpenForm } from '../shared/use-open-form.ts';
import { useRemove } from '../shared/use-remove.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { CharmsOf } from './CharmsOf.tsx';
import { copy } from './copy.vi.ts';
import { CATEGORY } from './editor.ts';
import { RemoveCategoryDialog } from './RemoveCategoryDialog.tsx';
import '../goods.module.css';
import * as styles from './categories.module.css';
import * as table from '../shared/goods-table.module.css';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';

/** The charm categories (spec §2, Admin dashboard). */
export function CategoriesTab() {
  const list = useQuery(read<CategoryListing[]>('/categories', { facts: true }));
  const form = useOpenForm<CategoryListing>();
  const removal = useRemove(CATEGORY);
  const [emptying, setEmptying] = useState<CategoryListing | null>(null);
  return (
    <div className={styles.categoriesTab}>
      <ShortList
        list={list}
        tab="categories"
        columns={['name', 'count', 'sample', 'actions']}
        always
        words={copy}
        form={form}
        Form={CategoryForm}
      >
        {(category) => (
          <Row
            category={category}
            leaving={removal.removing === category._id}
            onEdit={() => form.open(category)}
            onRemove={() =>
              category.charmCount > 0 ? setEmptying(category) : inBackground(removal.remove(category))
            }
          />
        )}
      </ShortList>
      <RemoveCategoryDialog
        category={emptying}
        others={list.data?.filter(({ _id }) => _id !== emptying?._id) ?? []}
        onClose={() => setEmptying(null)}
      />
    </div>
  );
}

interface RowProps {
  category: CategoryListing;
  leaving: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function Row({ category, leaving, onEdit, onRemove }: RowProps) {
  const { _id, name, type, charmCount } = category;
  const path = charmsPath({ ...viewOf(new URLSearchParams()), category: _id });
  return (
    <tr aria-busy={leaving || undefined}>
      <th scope="row" className={table.name} aria-label={name}>
        <div className={table.thing}>
          <span className={`well tint-${categoryKey(type)} ${table.thumb}`}>
            <img src={categoryArt(type)} alt="" width={34} height={34} loading="lazy" />
          </span>
          <span className={table.text} title={name}>
            {name}
          </span>
        </div>
      </th>
      <td className={table.count}>
        <Link
          to={path}
          preventScrollReset
          className="link text-sm"
          aria-label={copy.showCharms(name, charmCount)}
        >
          {copy.charms(charmCount)}
        </Link>
      </td>
      <td className={table.sample}>
        <CharmsOf category={category} />
      </td>
      <td className={classes('actions', table.actions)}>
        <EditAndRemove name={name} leaving={leaving} onEdit={onEdit} onRemove={onRemove} />
      </td>
    </tr>
  );
}
