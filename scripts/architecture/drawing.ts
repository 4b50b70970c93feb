import { importsOf, sourceFiles } from './imports.ts';
import { placeOf } from './map.ts';

/** Places drawn as a single box in the overview: everything imports them, and their arrows would hide the others. */
const ONE_BOX = ['src/domain', 'src/web'];
/** Places that everything on the web side may import, omitted from its drawing for the same reason. */
const EVERYBODYS = ['src/web/ui', 'src/web/lib'];

type Box = (file: string) => string | undefined;

/** Draws the actual imports for `docs/architecture-graph.md`: the overview, and the web side in detail. */
export function drawArchitecture(): string {
  return `# Who imports whom

Drawn from the imports by \`npm run graph\`, and held against them by \`npm run check\`; the rules are in
\`scripts/architecture/map.ts\`.

## The whole

${chart(boxOfWhole)}

## The web side

\`ui\` and \`lib\` are left out: everything stands on them.

${chart(boxOfWeb)}
`;
}

const boxOfWhole: Box = (file) => {
  const place = ONE_BOX.find((room) => file.startsWith(`${room}/`)) ?? placeOf(file)?.place;
  return place?.replace(/^src\//, '');
};

const boxOfWeb: Box = (file) => {
  const place = file.startsWith('src/web/') ? placeOf(file)?.place : undefined;
  if (place === undefined || EVERYBODYS.includes(place)) return undefined;
  return place.replace(/^src\/web\//, '');
};

function chart(boxOf: Box): string {
  const edges = new Set<string>();
  for (const file of sourceFiles()) {
    const from = boxOf(file);
    for (const { to } of importsOf(file)) {
      const target = to === undefined ? undefined : boxOf(to);
      if (from !== undefined && target !== undefined && from !== target) edges.add(`  ${from} --> ${target}`);
    }
  }
  return ['```mermaid', 'flowchart LR', ...[...edges].toSorted(), '```'].join('\n');
}
