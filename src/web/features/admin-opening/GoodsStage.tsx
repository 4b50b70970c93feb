import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type {
  Starter,
  StarterCharm,
  StarterPart,
  TakeStarterBody,
  TakenStarter,
} from '#contract/http/opening.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { invalidateGoods } from '#web/entities/charm/desk/invalidate-goods.ts';
import { ThingPicture } from '#web/entities/charm/desk/ThingPicture.tsx';
import { openingQuery } from '#web/features/admin-settings/queries.ts';
import { read } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { TabLoading } from '#web/ui/list/TabLoading.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { copy as copies } from './copy.vi.ts';
import type { StageProps } from './OpeningTab.tsx';
import * as styles from './opening.module.css';

const copy = copies.goods;
const starterQuery = () => read<Starter>('/opening/starter');

/** Selects the starter goods of a new shop: with drawings and names, suggested prices and no stock. */
export function GoodsStage({ onUnsaved, goOn }: StageProps) {
  const { data, isError, refetch } = useQuery(starterQuery());
  if (isError && !data)
    return <ErrorBanner onRetry={() => inBackground(refetch())}>{copies.failed}</ErrorBanner>;
  if (!data) return <TabLoading />;
  return <Choice starter={data} onUnsaved={onUnsaved} goOn={goOn} />;
}

type Kind = keyof TakeStarterBody;
const KINDS = ['strings', 'knots', 'charms'] as const;
type Chosen = Record<Kind, ReadonlySet<string>>;
const free = (things: readonly { slug: string; taken: boolean }[]) =>
  things.filter(({ taken }) => !taken).map(({ slug }) => slug);

type ChoiceProps = { starter: Starter } & Pick<StageProps, 'onUnsaved' | 'goOn'>;

function Choice({ starter, onUnsaved, goOn }: ChoiceProps) {
  const { charms, strings, knots } = starter;
  const { chosen, count, choose, clear } = useChosen();
  useEffect(() => onUnsaved('goods', count > 0), [count, onUnsaved]);
  const { take, isPending } = useTaking(() => {
    clear();
    goOn();
  });
  const all = { charms: free(charms), strings: free(strings), knots: free(knots) };
  if (all.charms.length + all.strings.length + all.knots.length === 0)
    return <Banner tone="success">{copy.allTaken}</Banner>;
  return (
    <Card as="section" aria-label={copy.title} className="grid gap-4">
      <h2 className="text-h3">{copy.title}</h2>
      <div className="flex flex-wrap gap-3">
        <Button variant="sec" onClick={() => KINDS.forEach((kind) => choose(kind, all[kind], true))}>
          {copy.all(all.charms.length)}
        </Button>
        {count > 0 && (
          <Button variant="ghost" onClick={clear}>
            {copy.none}
          </Button>
        )}
      </div>
      <Groups starter={starter} chosen={chosen} choose={choose} />
      <footer className={styles.take}>
        <p role="status">{copy.chosen(chosen.charms.size, chosen.strings.size, chosen.knots.size)}</p>
        <Button
          loading={isPending}
          loadingLabel={copy.taking}
          disabledReason={count === 0 ? copy.chooseFirst : undefined}
          onClick={() =>
            take({ charms: [...chosen.charms], strings: [...chosen.strings], knots: [...chosen.knots] })
          }
        >
          {copy.take}
        </Button>
      </footer>
    </Card>
  );
}

const NOTHING: Chosen = { charms: new Set(), strings: new Set(), knots: new Set() };

function useChosen() {
  const [chosen, setChosen] = useState(NOTHING);
  const choose = (kind: Kind, slugs: readonly string[], is: boolean) =>
    setChosen((before) => {
      const after = new Set(before[kind]);
      for (const slug of slugs) {
        if (is) after.add(slug);
        else after.delete(slug);
      }
      return { ...before, [kind]: after };
    });
  const count = chosen.charms.size + chosen.strings.size + chosen.knots.size;
  return { chosen, count, choose, clear: () => setChosen(NOTHING) };
}

type GroupsProps = Pick<ReturnType<typeof useChosen>, 'chosen' | 'choose'> & { starter: Starter };

/** Strings, knots, and the charms by category. */
function Groups({ starter: { categories, charms, strings, knots }, chosen, choose }: GroupsProps) {
  return (
    <>
      <Parts
        title={copy.strings}
        things={strings}
        chosen={chosen.strings}
        choose={(...args) => choose('strings', ...args)}
      />
      <Parts
        title={copy.knots}
        things={knots}
        chosen={chosen.knots}
        choose={(...args) => choose('knots', ...args)}
      />
      {categories.map(({ type, name }, at) => (
        <CharmGroup
          key={type}
          name={name}
          startsOpen={at === 0}
          charms={charms.filter(({ category }) => category === type)}
          chosen={chosen.charms}
          choose={(...args) => choose('charms', ...args)}
        />
      ))}
    </>
  );
}

function useTaking(onDone: () => void) {
  const queries = useQueryClient();
  // A double click arrives before the re-render that disables the button.
  const isTaking = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (body: TakeStarterBody) => call<TakenStarter>('POST', '/opening/starter', { body }),
    onSuccess: async ({ charms, strings, knots }) => {
      toast({ type: 'success', title: copy.taken(charms, strings, knots) });
      onDone();
      await Promise.all([
        invalidateGoods(queries),
        queries.invalidateQueries({ queryKey: starterQuery().queryKey }),
        queries.invalidateQueries({ queryKey: openingQuery().queryKey }),
      ]);
    },
    onError: (error) => showError(error, 'admin'),
    onSettled: () => {
      isTaking.current = false;
    },
  });
  const take = (body: TakeStarterBody) => {
    if (isTaking.current) return;
    isTaking.current = true;
    mutate(body);
  };
  return { take, isPending };
}

interface GroupProps<Thing> {
  things: readonly Thing[];
  chosen: ReadonlySet<string>;
  choose: (slugs: readonly string[], is: boolean) => void;
}

/** Strings or knots, with their description. */
function Parts({ title, things, chosen, choose }: GroupProps<StarterPart> & { title: string }) {
  return (
    <fieldset className={styles.group}>
      <legend>
        <Whole name={title} things={things} chosen={chosen} choose={choose} />
      </legend>
      <div className="grid gap-x-6 md:grid-cols-2">
        {things.map(({ slug, name, price, description, taken }) => (
          <Checkbox
            key={slug}
            label={copy.part(name, formatVnd(price))}
            hint={taken ? copy.there : description}
            disabled={taken}
            checked={taken || chosen.has(slug)}
            onChange={({ target }) => choose([slug], target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface CharmGroupProps extends Omit<GroupProps<StarterCharm>, 'things'> {
  name: string;
  charms: readonly StarterCharm[];
  startsOpen: boolean;
}

/** A category; its charms and pictures load when it is expanded. */
function CharmGroup({ name, charms, startsOpen, chosen, choose }: CharmGroupProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const inIt = charms.filter(({ slug, taken }) => taken || chosen.has(slug)).length;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={styles.group}
    >
      <summary>
        <b>{name}</b> <span className="text-muted">{copy.of(inIt, charms.length)}</span>
      </summary>
      <fieldset>
        <legend className="sr-only">{name}</legend>
        <Whole name={copy.whole(name)} things={charms} chosen={chosen} choose={choose} />
        {isOpen && (
          <ul className={styles.charms}>
            {charms.map((charm) => (
              <CharmChoice key={charm.slug} charm={charm} chosen={chosen} choose={choose} />
            ))}
          </ul>
        )}
      </fieldset>
    </details>
  );
}

type CharmChoiceProps = Omit<GroupProps<StarterCharm>, 'things'> & { charm: StarterCharm };

function CharmChoice({ charm: { slug, name, price, image, taken }, chosen, choose }: CharmChoiceProps) {
  return (
    <li>
      <label className={styles.charm}>
        <input
          type="checkbox"
          className="check"
          disabled={taken}
          checked={taken || chosen.has(slug)}
          onChange={({ target }) => choose([slug], target.checked)}
        />
        <ThingPicture src={image} />
        <span className="min-w-0">
          {name}
          <span className="block text-sm text-muted">{taken ? copy.there : formatVnd(price)}</span>
        </span>
      </label>
    </li>
  );
}

type WholeProps = GroupProps<{ slug: string; taken: boolean }> & { name: string };

/** Checkbox for all items of a group. */
function Whole({ name, things, chosen, choose }: WholeProps) {
  const slugs = free(things);
  return (
    <Checkbox
      label={name}
      disabled={slugs.length === 0}
      checked={slugs.every((slug) => chosen.has(slug))}
      onChange={({ target }) => choose(slugs, target.checked)}
    />
  );
}
