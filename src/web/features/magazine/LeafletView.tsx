import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LEAFLETS, leafletPath, type Leaflet } from '#domain/content/paths.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { PageTitle } from '#web/ui/motifs/PageTitle.tsx';
import { Contents } from './Contents.tsx';
import { magazineCopy } from './copy.vi.ts';
import { leafletQuery } from '#web/entities/article/queries.ts';
import * as styles from './article.module.css';
import * as columnsStyles from './columns.module.css';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';

const copy = magazineCopy.leaflets;

/** Privacy, terms or returns, as a sub-view of the guide; the children follow its text. */
export function LeafletView({ slug, children }: { slug: Leaflet; children?: ReactNode }) {
  const { data: leaflet, isError, refetch } = useQuery(leafletQuery(slug));
  if (isError)
    return <FailedState {...magazineCopy.failed} heading="h1" onRetry={() => inBackground(refetch())} />;
  if (leaflet === undefined) return null;
  const { title, lead, date, html, headings } = leaflet;
  return (
    <div className="wrap pt-13 pb-section">
      <PageTitle centred script={copy.script} lead={<span className="block text-balance">{lead}</span>}>
        {title}
      </PageTitle>
      <nav className={classes(columnsStyles.magazineColumns, columnsStyles.leaflets)} aria-label={copy.all}>
        {LEAFLETS.map((each) => (
          <Link
            key={each}
            to={leafletPath(each)}
            className="tab t"
            aria-current={each === slug ? 'page' : undefined}
          >
            {copy.names[each]}
          </Link>
        ))}
      </nav>
      <div className={styles.articleBody}>
        <Contents headings={headings} />
        <article className="prose plain">
          {/* Trusted: the shop's own Markdown, rendered by the server. */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
          {children}
          <p className="muted mt-8">{copy.changed(formatDate(date))}</p>
        </article>
      </div>
    </div>
  );
}
