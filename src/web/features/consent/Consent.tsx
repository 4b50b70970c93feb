import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { leafletPath } from '#domain/content/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { useStore } from '#web/ui/store.ts';
import { countVisit, startAnalytics, stopAnalytics } from './analytics.ts';
import { answerConsent, consent, followConsent, refusedByBrowser } from './consent.ts';
import * as styles from './Consent.module.css';
import { consentCopy as copy } from './copy.vi.ts';

/** Staff pages are never counted. */
const AT_WORK = /^\/(?:admin|shipper)\b/;

/** Asks once for consent to visit counting, and counts only after it was given (spec §7: an id is configured). */
export default function Consent({ id }: { id: string }) {
  const answer = useStore(consent, null);
  const { pathname } = useLocation();
  const counted = answer === 'granted' && !refusedByBrowser();

  useEffect(followConsent, []);
  useEffect(() => {
    if (!counted) return;
    startAnalytics(id);
    return () => stopAnalytics(id);
  }, [counted, id]);
  useEffect(() => {
    if (counted && !AT_WORK.test(pathname)) countVisit(pathname);
  }, [counted, pathname]);

  const asks = answer === null && !refusedByBrowser() && !AT_WORK.test(pathname);
  return asks ? <Bar /> : null;
}

/** Two buttons of equal weight; nothing is loaded before an answer, and the page works without one. */
function Bar() {
  useEffect(() => {
    document.documentElement.classList.add(styles.asks);
    return () => document.documentElement.classList.remove(styles.asks);
  }, []);
  const choose = (answer: 'granted' | 'denied') => {
    answerConsent(answer);
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.bar} aria-label={copy.label}>
      <h2>{copy.title}</h2>
      <p>
        {copy.text}{' '}
        <Link className="link" to={leafletPath('quyen-rieng-tu')}>
          {copy.more}
        </Link>
      </p>
      <div className={styles.answers}>
        <Button variant="paper" className={styles.answer} onClick={() => choose('denied')}>
          {copy.no}
        </Button>
        <Button variant="paper" className={styles.answer} onClick={() => choose('granted')}>
          {copy.yes}
        </Button>
      </div>
    </section>
  );
}
