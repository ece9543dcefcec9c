/** A list that shows nothing. */
export const lists = {
  nomatch: 'Mikään ei vastaa hakua',
  showall: 'Näytä kaikki',
}
