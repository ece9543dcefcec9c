/** Documents of a record. */
export const documents = {
  edition: ({ edition, at }: { edition: number; at: string }) => `Painos ${edition}, ${at}`,
  isreplaced: 'Korvattu',
  isvoid: 'Mitätöity',
  pdf: 'PDF',
  fetching: 'Haetaan…',
}
