/** Whose logo the header carries (GEN-08, GEN-09). */
export type LogoBrand = 'combined' | 'biolan' | 'novarbo'
