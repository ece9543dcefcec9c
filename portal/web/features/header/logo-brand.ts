/** Whose logo the header carries (GEN-08, GEN-09); empty is the combined one. As in the names of its words: `logobiolanalt`. */
export type LogoBrand = '' | 'biolan' | 'novarbo'
