const CENTS = 100;

/** Money as text: "$7.00"; whole amounts may drop the cents. */
export function describeMoney(amount: number, currency: string, wholeWithoutCents = false): string {
  const digits = wholeWithoutCents && amount % CENTS === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / CENTS);
}
