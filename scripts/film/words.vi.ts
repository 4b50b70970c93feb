/** What the customer of the film types. */
export const typed = { letters: 'Mẹ yêu', wrist: '15,5', bracelet: 'Tặng mẹ' } as const;
