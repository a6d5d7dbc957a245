/** The wheel's eight spokes, from the hub at 14, 14 through the rim to the handles. */
export const SPOKES =
  'M14 12.5V7m0 8.5V21m-1.5-7H7m8.5 0H21m-8.06-1.06-3.89-3.89m6.01 6.01 3.89 3.89m-3.89-6.01 3.89-3.89m-6.01 6.01-3.89 3.89'
