/**
 * Copies a text to the clipboard. Accepts a promise of the text, because some browsers allow copying only synchronously within
 * the user's click.
 * @throws when the browser refuses, or what the promise rejected with
 */
export async function putOnClipboard(text: string | Promise<string>): Promise<void> {
  // Undefined over plain http, although the types claim otherwise.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return copySelected(await text);
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined')
    return clipboard.writeText(await text);
  const blob = text.then((known) => new Blob([known], { type: 'text/plain' }));
  // Browsers that reject a promise in `ClipboardItem` get the text once it is resolved.
  await clipboard.write([new ClipboardItem({ 'text/plain': blob })]).catch(async () => {
    await clipboard.writeText(await text);
  });
}

function copySelected(text: string): void {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr-only';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!done) throw new Error('the browser refused to copy');
}
