import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { sectionLabels } from '#domain/shop/copy.vi.ts';
import { SETTING_SECTIONS, type SettingSection } from '#domain/shop/settings.ts';
import { toAnotherTab, useUnsavedGuard } from '#web/lib/hooks/use-unsaved-guard.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { TabLoading } from '#web/ui/list/TabLoading.tsx';
import { Backups } from './Backups.tsx';
import { BankProof } from './BankProof.tsx';
import { copy } from './copy.vi.ts';
import { LegalPreview } from './LegalPreview.tsx';
import { settingsQuery } from './queries.ts';
import { SectionForm } from './SectionForm.tsx';
import * as styles from './settings.module.css';
import type { SectionDraft } from './use-section.ts';
import { ZaloSpending } from './ZaloSpending.tsx';

/** The shop's settings (decision 0041): each with a hint on its effect, active on the pages once saved. */
export function SettingsTab() {
  const { data, isError, refetch } = useQuery(settingsQuery());
  const [unsaved, setUnsaved] = useState<ReadonlySet<SettingSection>>(new Set());
  const tell = useCallback((section: SettingSection, is: boolean) => {
    setUnsaved((before) => {
      const after = new Set(before);
      if (is) after.add(section);
      else after.delete(section);
      return after;
    });
  }, []);
  useUnsavedGuard(unsaved.size > 0, toAnotherTab);
  if (isError) return <ErrorBanner onRetry={() => inBackground(refetch())}>{copy.failed}</ErrorBanner>;
  if (data === undefined) return <TabLoading />;
  return (
    <div className={styles.page}>
      <SectionIndex unsaved={unsaved} />
      <div className="grid min-w-0 gap-5">
        {SETTING_SECTIONS.map((section) => (
          <SectionForm
            key={section}
            id={sectionId(section)}
            section={section}
            state={data}
            onUnsaved={tell}
            {...(section === 'bank' && {
              renderMore: ({ isDirty }: SectionDraft) => <BankProof state={data} isDirty={isDirty} />,
            })}
            {...(section === 'legal' && {
              renderMore: ({ typed }: SectionDraft) => <LegalPreview state={data} typed={typed} />,
            })}
            {...(section === 'zalo' && { renderMore: () => <ZaloSpending /> })}
            {...(section === 'safety' && { renderMore: () => <Backups /> })}
          />
        ))}
        <p>
          <Link className="link" to={`${tabPath('audit')}&loai=settings`}>
            {copy.log}
          </Link>
        </p>
      </div>
    </div>
  );
}

const sectionId = (section: SettingSection) => `cai-dat-${section}`;

/** Leads to each section; the page of all of them is a dozen screens long on a phone. */
function SectionIndex({ unsaved }: { unsaved: ReadonlySet<SettingSection> }) {
  return (
    <nav className={styles.index} aria-label={copy.sections}>
      {SETTING_SECTIONS.map((section) => (
        <a
          key={section}
          className="chip"
          href={`#${sectionId(section)}`}
          onClick={(event) => goTo(event, section)}
        >
          {sectionLabels[section]}
          {unsaved.has(section) && <span className={styles.unsaved}>{copy.unsaved}</span>}
        </a>
      ))}
    </nav>
  );
}

/** Without a navigation, which the guard of unsaved changes would have to judge. */
function goTo(event: MouseEvent, section: SettingSection): void {
  const element = document.getElementById(sectionId(section));
  if (element === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  element.scrollIntoView();
  element.focus({ preventScroll: true });
}
