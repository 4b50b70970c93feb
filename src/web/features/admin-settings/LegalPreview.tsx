import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SettingsState } from '#contract/http/settings.ts';
import { LEAFLETS, type Leaflet } from '#domain/content/paths.ts';
import type { SettingName, SettingValue } from '#domain/shop/settings.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { TabPanel, Tabs } from '#web/ui/actions/Tabs.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { copy } from './copy.vi.ts';
import * as styles from './legal-preview.module.css';
import { leafletPreviewQuery } from './queries.ts';
import type { SectionDraft } from './use-section.ts';
import { labelOf } from './values.ts';

const text = copy.legal;
const PAGES = LEAFLETS.map((id) => ({ id, label: text.names[id] }));
/** Settings that identify the seller in the footer (`Footer`), and on the legal pages. */
const IN_FOOTER = ['owner', 'taxCode', 'registration'] as const;
const SAID: readonly SettingName[] = [...IN_FOOTER, 'address', 'phone', 'email'];

interface LegalPreviewProps extends Pick<SectionDraft, 'typed'> {
  state: SettingsState;
}

/** Previews the legal pages with the form's unsaved values; invalid fields must be corrected first. */
export function LegalPreview({ state, typed }: LegalPreviewProps) {
  const [values, setValues] = useState<Record<string, SettingValue>>({});
  const [open, setOpen] = useState(false);
  const show = async () => {
    const right = await typed();
    setValues(right ?? {});
    setOpen(right !== null);
  };
  return (
    <div>
      <Button variant="tint" icon="eye" onClick={() => inBackground(show())}>
        {text.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.title} width={760}>
        <LegalPages state={state} values={values} />
      </Dialog>
    </div>
  );
}

interface LegalPagesProps {
  state: SettingsState;
  /** changed values only */
  values: Record<string, SettingValue>;
}

function LegalPages({ state, values }: LegalPagesProps) {
  const [slug, setSlug] = useState<Leaflet>(LEAFLETS[0]);
  const top = useRef<HTMLDivElement>(null);
  // Another page starts at its top.
  useEffect(() => {
    top.current?.parentElement?.scrollTo({ top: 0 });
  }, [slug]);
  const facts = { ...state.values, ...values };
  const footer = IN_FOOTER.map((name) => facts[name]).filter(Boolean);
  const missing = SAID.filter((name) => !facts[name]).map(labelOf);
  return (
    <div ref={top}>
      <p>{footer.length > 0 ? text.footer(footer.join(' · ')) : text.footerEmpty}</p>
      <p className="hint">
        {text.facts} {missing.length > 0 && text.missing(missing.join(', '))}
      </p>
      <Tabs
        label={text.pages}
        name="legal"
        items={PAGES}
        value={slug}
        onChange={setSlug}
        className={styles.pages}
      />
      <TabPanel name="legal" id={slug}>
        <Page slug={slug} values={values} />
      </TabPanel>
    </div>
  );
}

function Page({ slug, values }: { slug: Leaflet } & Pick<LegalPagesProps, 'values'>) {
  const { data: page, isError, refetch } = useQuery(leafletPreviewQuery(slug, values));
  if (isError) return <ErrorBanner onRetry={() => inBackground(refetch())}>{text.failed}</ErrorBanner>;
  if (page === undefined) return <Spinner />;
  return (
    <article className={styles.page}>
      <h2>{page.title}</h2>
      <p>{page.lead}</p>
      {/* Trusted: the shop's own Markdown, rendered by the server, which escapes the typed values. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
    </article>
  );
}
