// `npm run graph`: draws who imports whom, as it is, into docs/architecture-graph.md.
import { writeFileSync } from 'node:fs';
import { importsOf, root, sourceFiles } from './architecture/imports.ts';
import { placeOf } from './architecture/map.ts';

/** Rooms that the drawing shows as one box: everybody uses them, their arrows would hide the others. */
const ONE_BOX = ['src/domain', 'src/web'];

const edges = new Map<string, number>();
for (const file of sourceFiles()) {
  for (const { to } of importsOf(file)) {
    const ends = [boxOf(file), to === undefined ? undefined : boxOf(to)];
    if (ends[0] === undefined || ends[1] === undefined || ends[0] === ends[1]) continue;
    const edge = `${ends[0]} --> ${ends[1]}`;
    edges.set(edge, (edges.get(edge) ?? 0) + 1);
  }
}

writeFileSync(
  `${root}docs/architecture-graph.md`,
  `# Who imports whom

Drawn from the imports by \`npm run graph\`; the rules are in \`scripts/architecture/map.ts\`.

\`\`\`mermaid
flowchart LR
${[...edges.keys()]
  .toSorted()
  .map((edge) => `  ${edge}`)
  .join('\n')}
\`\`\`
`,
);

function boxOf(file: string): string | undefined {
  const place = ONE_BOX.find((room) => file.startsWith(`${room}/`)) ?? placeOf(file)?.place;
  return place?.replace(/^src\//, '');
}
