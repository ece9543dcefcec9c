/** CONST-09: the colours that graphs have been given; never the only carrier of meaning. */
export const graphColours = { ok: '#61b939', error: 'red', default: 'black' } as const
