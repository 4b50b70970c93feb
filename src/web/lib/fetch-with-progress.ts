import type { Init } from './call.ts';

/**
 * Like `fetch`, but with upload progress, which only XMLHttpRequest reports.
 * @param onProgress called with the uploaded part, from 0 to 1
 */
export function fetchWithProgress(onProgress: (part: number) => void) {
  return (url: string, { method, headers, body, signal }: Init): Promise<Response> =>
    new Promise((resolve, reject) => {
      // A signal that was aborted before, while the session was renewed, tells nothing any more.
      if (signal.aborted) return reject(signal.reason as Error);
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total === 0 ? 1 : loaded / total),
      );
      request.addEventListener('load', () => resolve(answerOf(request)));
      request.addEventListener('error', () => reject(new TypeError('no answer came')));
      request.addEventListener('abort', () => reject(signal.reason as Error));
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body ?? null);
    });
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request;
  const wait = request.getResponseHeader('retry-after');
  return new Response(status === 204 ? null : responseText, {
    status,
    headers: wait === null ? {} : { 'retry-after': wait },
  });
}
