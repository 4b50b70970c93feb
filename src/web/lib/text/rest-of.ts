/** What of a field stays once the text that it held has been sent: what was written after it meanwhile. */
export function restOf(now: string, sent: string): string {
  return now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;
}
