import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ChangeSettingsBody, SettingsState } from '#contract/http/settings.ts';
import type { OpeningStep } from '#domain/shop/opening.ts';
import { openingCopy, openingLabels } from '#domain/shop/opening.vi.ts';
import { openingQuery, settingsQuery } from '#web/features/admin-settings/queries.ts';
import { call } from '#web/lib/call.ts';
import { showError } from '#web/lib/errors/show-error.ts';
import { cacheResult } from '#web/lib/cache-result.ts';
import { openingPath, stageOf } from '#web/lib/paths/opening.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { updatePublicShop } from '#web/lib/public-shop.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { Mascot } from '#web/ui/motifs/Mascot.tsx';
import { copy as copies } from './copy.vi.ts';
import type { StageProps } from './OpeningTab.tsx';
import * as styles from './opening.module.css';

const copy = copies.open;

/** What is missing, what can wait, and the button that opens the shop. */
export function OpenStage({ state, opening }: StageProps) {
  const { mutate, isPending } = useGate();
  if (state.values['isOpen'] === true) return <Opened opening={opening} />;
  const { missing } = opening;
  const waiting = opening.steps
    .filter(({ step, done }) => !done && step !== 'open' && !missing.includes(step))
    .map(({ step }) => step);
  return (
    <Card as="section" aria-label={copy.title} className={styles.gate}>
      <Mascot pose="waving" width={132} />
      <h2 className="text-h3">{missing.length === 0 ? copy.ready : copy.missing}</h2>
      {missing.length > 0 && <Left steps={missing} />}
      {waiting.length > 0 && (
        <>
          <p className="text-muted">{copy.waiting}</p>
          <Left steps={waiting} />
        </>
      )}
      <Button
        size="lg"
        loading={isPending}
        loadingLabel={copy.opening}
        disabledReason={missing.length > 0 ? openingCopy.missing(missing) : undefined}
        onClick={() => mutate()}
      >
        {copy.open}
      </Button>
      <p className="text-sm text-muted">{copy.hidden}</p>
    </Card>
  );
}

function useGate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => {
      const body: ChangeSettingsBody = { values: { isOpen: true } };
      return call<SettingsState>('PUT', '/settings', { body });
    },
    onSuccess: async (saved) => {
      await cacheResult(queries, settingsQuery(), saved);
      updatePublicShop({ isOpen: true });
    },
    onError: (error) => showError(error, 'admin'),
    onSettled: () => queries.invalidateQueries({ queryKey: openingQuery().queryKey }),
  });
}

function Left({ steps }: { steps: readonly OpeningStep[] }) {
  return (
    <ul className={styles.left}>
      {steps.map((step) => (
        <li key={step}>
          <Link className="link inline-flex min-h-11 items-center py-1" to={openingPath(stageOf(step))}>
            {openingLabels[step]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Opened({ opening }: Pick<StageProps, 'opening'>) {
  const left = opening.steps.filter(({ done, step }) => !done && step !== 'open').map(({ step }) => step);
  return (
    <Card as="section" aria-label={copy.title} className={styles.gate}>
      <Mascot pose="waving" width={132} />
      <h2 className="text-h3" role="status">
        {copy.opened}
      </h2>
      <p>{copy.openedText}</p>
      {left.length > 0 && (
        <>
          <p className="text-muted">{copy.waiting}</p>
          <Left steps={left} />
        </>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to="/">{copy.look}</LinkButton>
        <LinkButton variant="paper" to={tabPath('today')}>
          {copies.back}
        </LinkButton>
      </div>
    </Card>
  );
}
