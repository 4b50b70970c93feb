import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CategoryListing } from '#contract/http/catalogue.ts';
import { categoryKey } from '#domain/catalogue/categories.ts';
import { read } from '#web/lib/api.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { IconButton } from '#web/ui/actions/IconButton.tsx';
import { charmsPath, viewOf } from '#web/entities/charm/desk/view.ts';
import { categoryArt } from '../shared/category-art.ts';
import { copy as goods } from '../shared/copy.vi.ts';
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
      <ShortList list={list} words={copy} form={form} Form={CategoryForm}>
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
    <article className={styles.categoryRow} aria-busy={leaving || undefined}>
      <span className={`well tint-${categoryKey(type)} ${styles.pictures}`}>
        <img src={categoryArt(type)} alt="" width={60} height={60} loading="lazy" />
      </span>
      <div className={styles.what}>
        <h3>{name}</h3>
        <Link
          to={path}
          preventScrollReset
          className={classes('link', styles.link, 'text-sm')}
          aria-label={copy.showCharms(name, charmCount)}
        >
          {copy.charms(charmCount)}
        </Link>
        <CharmsOf category={category} />
      </div>
      <div className={classes('acts', styles.buttons)}>
        <Button variant="paper" size="sm" icon="edit" aria-label={goods.editName(name)} onClick={onEdit}>
          {goods.edit}
        </Button>
        <IconButton
          icon="trash"
          small
          danger
          label={goods.removeName(name)}
          disabled={leaving}
          onClick={onRemove}
        />
      </div>
    </article>
  );
}
