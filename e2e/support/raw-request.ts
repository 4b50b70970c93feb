import { request, type IncomingHttpHeaders } from 'node:http';

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A raw request: `fetch` would decompress the body and follow redirects. */
export function rawRequest(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawResponse> {
  return new Promise((answered, failed) => {
    const sent = request(url, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', failed);
      answer.on('end', () =>
        answered({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', failed);
    sent.end(body);
  });
}

/** Style sheets by their URLs: every page links to most of them. */
const SHEETS = new Map<string, Promise<string>>();
function sheetAt(url: string): Promise<string> {
  const sheet = SHEETS.get(url) ?? rawRequest(url).then(({ body }) => body.toString());
  SHEETS.set(url, sheet);
  return sheet;
}

/** @returns the style sheets that a page links to and has inlined, by their paths: `/assets/root-x.css` */
export async function inlinedSheets(html: string, pageUrl: string): Promise<string[]> {
  const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)#?" disabled=""/g)].map(
    ([, path]) => path!,
  );
  const sheets = await Promise.all(linked.map((path) => sheetAt(new URL(path, pageUrl).href)));
  return linked.filter((_, at) => styles.includes(sheets[at]!));
}
