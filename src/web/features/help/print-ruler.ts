/** Prints only the paper ruler; printing the guide itself includes it as the last sheet (`paper-ruler.module.css`). */
export function printRuler(): void {
  const { dataset } = document.documentElement;
  dataset['printed'] = 'ruler';
  window.addEventListener('afterprint', () => delete dataset['printed'], { once: true });
  window.print();
}
