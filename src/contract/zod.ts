import { z } from 'zod';
import { sentenceOf } from './zod-sentences.vi.ts';

// What no rule of the domain words (a missing key, a wrong type) is said in plain Vietnamese too.
z.config({ localeError: sentenceOf });

export { z };
