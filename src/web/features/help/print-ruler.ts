/** Prints the paper ruler alone; who prints the guide itself gets it as the last sheet (`paper-ruler.css`). */
export function printRuler(): void {
  const { dataset } = document.documentElement;
  dataset['printed'] = 'ruler';
  window.addEventListener('afterprint', () => delete dataset['printed'], { once: true });
  window.print();
}
