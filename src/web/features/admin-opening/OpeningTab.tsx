import { useQuery } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Opening } from '#contract/http/opening.ts';
import type { SettingsState } from '#contract/http/settings.ts';
import { openingQuery, settingsQuery } from '#web/features/admin-settings/queries.ts';
import { toAnotherTab, useUnsavedGuard } from '#web/lib/hooks/use-unsaved-guard.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import {
  isStageDone,
  nextStage,
  openingPath,
  readStage,
  STAGES,
  type Stage,
} from '#web/lib/paths/opening.ts';
import { centerInRow } from '#web/ui/center-in-row.ts';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { classes } from '#web/ui/classes.ts';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { TabLoading } from '#web/ui/list/TabLoading.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import { GoodsStage } from './GoodsStage.tsx';
import { MailStage } from './MailStage.tsx';
import { OpenStage } from './OpenStage.tsx';
import { PricesStage } from './PricesStage.tsx';
import { BankStage, ContactStage, DeliveryStage, IdentityStage, LegalStage } from './SettingStages.tsx';
import * as styles from './opening.module.css';

/** Props of a stage. */
export interface StageProps {
  state: SettingsState;
  opening: Opening;
  /** reports whether a part of the stage has unsaved input */
  onUnsaved: (part: string, is: boolean) => void;
  /** goes to the next stage, once nothing is unsaved */
  goOn: () => void;
  /** the delivery options editor */
  shipping: ReactNode;
}

const PARTS: Record<Stage, ComponentType<StageProps>> = {
  identity: IdentityStage,
  contact: ContactStage,
  legal: LegalStage,
  bank: BankStage,
  mail: MailStage,
  delivery: DeliveryStage,
  goods: GoodsStage,
  prices: PricesStage,
  open: OpenStage,
};

/** Polling interval for changes made by other admins or on the command line. */
const LOOKED_EVERY_MS = 5_000;

/**
 * Assistant from an empty server to an open shop, step by step; each step is saved on its own and can be postponed (decision
 * 0043).
 */
export function OpeningTab({ shipping }: Pick<StageProps, 'shipping'>) {
  const [params] = useSearchParams();
  const opening = useQuery({ ...openingQuery(), refetchInterval: LOOKED_EVERY_MS });
  const settings = useQuery(settingsQuery());
  // The initial stage stays, even when completing a step changes which one is next.
  const [first, setFirst] = useState<Stage | null>(null);
  if (first === null && opening.data) setFirst(nextStage(opening.data.steps));
  const stage = readStage(params) ?? first;
  if ((opening.isError && !opening.data) || (settings.isError && !settings.data)) {
    const again = () => Promise.all([opening.refetch(), settings.refetch()]);
    return <ErrorBanner onRetry={() => inBackground(again())}>{copy.failed}</ErrorBanner>;
  }
  if (!opening.data || !settings.data || stage === null) return <TabLoading />;
  return (
    <div className={styles.opening}>
      <header className={styles.head}>
        <h1>{copy.title}</h1>
        <LinkButton variant="paper" size="sm" icon="arrow-left" to={tabPath('today')}>
          {copy.back}
        </LinkButton>
        <p className="text-muted">{copy.lead}</p>
      </header>
      <Rail stage={stage} opening={opening.data} />
      <StageFrame key={stage} {...{ stage, shipping }} opening={opening.data} state={settings.data} />
    </div>
  );
}

/** All stages with their state and the current one; a scrolling row on phones, a column beside the form elsewhere. */
function Rail({ stage, opening }: { stage: Stage; opening: Opening }) {
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const list = here.current?.closest('ol');
    if (list && here.current) centerInRow(list, here.current);
  }, [stage]);
  return (
    <nav aria-label={copy.stages} className={styles.rail}>
      <ol>
        {STAGES.map((each, at) => {
          const done = isStageDone(each, opening.steps);
          const isHere = each === stage;
          return (
            <li key={each}>
              <Link
                ref={isHere ? here : undefined}
                to={openingPath(each)}
                aria-current={isHere ? 'step' : undefined}
                className={classes(styles.stop, done && styles.done)}
              >
                <span className={styles.bead} aria-hidden="true">
                  {done ? <Icon name="check" size={16} /> : at + 1}
                </span>
                {copy.names[each]}
                {done && <span className="sr-only"> {copy.done}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

type FrameProps = { stage: Stage } & Pick<StageProps, 'opening' | 'state' | 'shipping'>;

/** One stage with previous and next buttons; confirms before unsaved input is lost. */
function StageFrame({ stage, opening, state, shipping }: FrameProps) {
  const navigate = useNavigate();
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState(false);
  const onUnsaved = useCallback((part: string, is: boolean) => {
    setUnsaved((before) => {
      if (before.has(part) === is) return before;
      const after = new Set(before);
      if (is) after.add(part);
      else after.delete(part);
      return after;
    });
  }, []);
  useUnsavedGuard(unsaved.size > 0, toAnotherTab);
  const at = STAGES.indexOf(stage);
  const [before, next] = [STAGES[at - 1], STAGES[at + 1]];
  const go = useEffectEvent(() => next && inBackground(navigate(openingPath(next))));
  const mayLeave = leaving && unsaved.size === 0;
  // Just saved input counts as unsaved until the form re-renders, so navigation waits for that.
  useEffect(() => {
    if (mayLeave) go();
  }, [mayLeave]);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    body.current?.focus({ preventScroll: true });
  }, []);
  const Part = PARTS[stage];
  const isDone = isStageDone(stage, opening.steps);
  return (
    <div className={styles.stage}>
      <div ref={body} tabIndex={-1} className={styles.intro}>
        <p className="text-sm text-muted">{copy.step(at + 1, STAGES.length)}</p>
        <p>{copy.why[stage]}</p>
      </div>
      <Part {...{ state, opening, shipping, onUnsaved }} goOn={() => setLeaving(true)} />
      <footer className={styles.ways}>
        {before && (
          <LinkButton variant="ghost" icon="arrow-left" to={openingPath(before)}>
            {copy.names[before]}
          </LinkButton>
        )}
        {next && (
          <LinkButton variant={isDone ? 'tint' : 'ghost'} to={openingPath(next)} className={styles.on}>
            {isDone ? copy.next(copy.names[next]) : copy.later}
          </LinkButton>
        )}
      </footer>
    </div>
  );
}
