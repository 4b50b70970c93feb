import { createHash } from 'node:crypto';
import type { InlineHashes } from '#server/platform/http/headers.ts';

const OWN = /<(script|style)\b[^>]*? nonce="([\w-]+)"[^>]*>([\s\S]*?)<\/\1>/g;

/**
 * Finds the scripts and styles that the rendering itself wrote, by its nonce: 128 random bits unknown when the page's data were
 * entered. Injected ones have no valid nonce, so the policy does not list them. The nonces are then removed, because the page is
 * cached and the same for everybody.
 * @returns the page, and SHA-256 of its own inline scripts and styles (base64)
 */
export function sealOwnScripts(html: string, nonce: string): { body: string; inline: InlineHashes } {
  const inline: Record<'script' | 'style', string[]> = { script: [], style: [] };
  for (const [, kind, bears, source] of html.matchAll(OWN)) {
    if (bears === nonce && source !== '') inline[kind as 'script' | 'style'].push(sha256(source!));
  }
  const body = html.replaceAll(` nonce="${nonce}"`, '');
  return { body, inline: { scripts: inline.script, styles: inline.style } };
}

function sha256(source: string): string {
  return createHash('sha256').update(source).digest('base64');
}
