import { z } from 'zod';

// What no rule of the domain words (a missing key, a wrong type) is said in Vietnamese too.
z.config(z.locales.vi());

export { z };
