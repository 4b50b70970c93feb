import { redirectDocument } from 'react-router';

/**
 * The module that a `clientLoader` needs, once the view is loaded too. If a chunk cannot be loaded, the browser opens the page
 * anew, as the router does for the page's own chunk: a module that failed once stays failed until then (Chromium), and without a
 * network the service worker has an answer.
 * @throws the redirect, for the router
 */
export async function importOrReload<Module>(
  { request }: { request: Request },
  module: Promise<Module>,
  view: Promise<unknown>,
): Promise<Module> {
  const loaded = await Promise.all([module, view]).catch(() => null);
  if (loaded === null) throw redirectDocument(request.url);
  return loaded[0];
}
