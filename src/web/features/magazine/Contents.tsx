import { useEffect, useState } from 'react';
import { magazineCopy } from './copy.vi.ts';
import * as styles from './article.module.css';

type Heading = { id: string; text: string };

/** Table of contents; a bead marks the section being read. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const current = useCurrent(headings);
  if (headings.length === 0) return <div />;
  return (
    <nav className={styles.articleContents} aria-label={magazineCopy.article.contents}>
      <b>{magazineCopy.article.contents}</b>
      {headings.map(({ id, text }) => (
        <a key={id} href={`#${id}`} aria-current={id === current || undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

/** The last heading above the lower two thirds of the viewport. */
function useCurrent(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const watched = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const watcher = new IntersectionObserver(
      () => {
        const line = window.innerHeight / 3;
        setCurrent(watched.findLast((each) => each.getBoundingClientRect().top < line)?.id ?? null);
      },
      // The huge top margin keeps everything above the line intersecting, so that a jump past several headings is noticed too.
      { rootMargin: '1000000px 0px -66% 0px', threshold: [0, 1] },
    );
    for (const each of watched) watcher.observe(each);
    return () => watcher.disconnect();
  }, [headings]);
  return current;
}
