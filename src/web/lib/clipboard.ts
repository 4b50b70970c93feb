/**
 * Puts a text on the clipboard. One that is still being fetched may be handed in as it is: some browsers allow copying
 * only in the very moment of the press.
 * @throws when the browser refuses, or what the text's own promise threw
 */
export async function putOnClipboard(text: string | Promise<string>): Promise<void> {
  // Missing where the shop is visited over plain http, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return copySelected(await text);
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined')
    return clipboard.writeText(await text);
  const blob = text.then((known) => new Blob([known], { type: 'text/plain' }));
  // Where promises are not taken the text itself is, once it is known.
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
