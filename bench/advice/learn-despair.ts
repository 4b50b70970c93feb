import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { learnDespair } from '../../test-support/learn-despair.ts';

// Learns what tells words of despair from harmless ones, and writes it where the shop reads it; `src/domain/advice/questions.test.ts`
// fails while it is not up to date.
//   node bench/advice/learn-despair.ts

const file = fileURLToPath(new URL('../../src/domain/advice/knowledge/despair.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(learnDespair(), null, 2)}\n`);
