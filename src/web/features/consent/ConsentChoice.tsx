import { useContext } from 'react';
import { AnalyticsId } from '#web/lib/analytics-id.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { useStore } from '#web/ui/store.ts';
import { Switch } from '#web/ui/fields/Switch.tsx';
import { answerConsent, consent, refusedByBrowser } from './consent.ts';
import { consentCopy } from './copy.vi.ts';

const copy = consentCopy.choice;

/** Lets visitors change their answer on the page that explains the counting; renders nothing if analytics is not configured. */
export function ConsentChoice() {
  const configured = useContext(AnalyticsId) !== null;
  const hydrated = useHydrated();
  const answer = useStore(consent, null);
  if (!configured || !hydrated) return null;
  const refused = refusedByBrowser();
  const granted = answer === 'granted' && !refused;
  return (
    <section aria-labelledby="consent-choice">
      <h2 id="consent-choice">{copy.title}</h2>
      <Switch
        label={copy.label}
        hint={copy.note}
        checked={granted}
        disabled={refused}
        onChange={(on) => answerConsent(on ? 'granted' : 'denied')}
      />
      <p className="mt-2 text-sm" role="status">
        {refused ? copy.browser : copy.states[granted ? 'granted' : 'denied']}
      </p>
    </section>
  );
}
