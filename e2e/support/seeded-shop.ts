import type { TestProject } from 'vitest/node';
import { newDataDir, startShop } from './shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a closed demo shop, to be copied. */
    seededShop: string;
  }
}

/** Seeds the demo shop once for the whole run: a start on a copy takes a third of the time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = await newDataDir();
  const shop = await startShop(data.path);
  await shop.close();
  project.provide('seededShop', data.path);
  return () => data.remove();
}
