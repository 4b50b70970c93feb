import { z } from 'zod';
import { sentenceOf } from './zod-sentences.vi.ts';

// Errors without a domain rule (a missing key, a wrong type) get plain Vietnamese messages as well.
z.config({ localeError: sentenceOf });

export { z };
