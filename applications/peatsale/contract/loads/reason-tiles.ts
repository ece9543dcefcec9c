/**
 * What a hand in a glove says of why, in the place of words: stored as it stands here, so that each reader reads it in the own
 * language. Whoever may write says it in words.
 */
export const reasonTiles = {
  /** A truck that the load does not fit (`takeVehicle`). */
  fit: ['fit_office', 'fit_lead', 'fit_part'],
  /** Another amount than was told, once the truck has left (`correctLoaded`). */
  amount: ['amount_typo', 'amount_weighed', 'amount_left'],
} as const
export type ReasonTile = (typeof reasonTiles)[keyof typeof reasonTiles][number]

/** The eight tiles of the driver's problem screen; `fail` tells one of the same. */
export const problems = ['road', 'noAccess', 'queue', 'breakdown', 'product', 'weather', 'refused', 'other'] as const
export type Problem = (typeof problems)[number]
