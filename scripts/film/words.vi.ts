/** Texts typed by the customer in the film. */
export const typed = { letters: 'Mẹ yêu', wrist: '15,5', bracelet: 'Tặng mẹ' } as const;
