/** Finnish texts: what every long list says of itself. */
export const lists = {
  loadmore: 'Näytä lisää',
  allshowncount: ({ count }: { count: string }) => `Kaikki näkyvissä: ${count}`,
  loadedtext: ({ count, total }: { count: string; total: string }) =>
    `Ladattu ${count} / ${total}. Lisää tulee, kun vierität.`,
  order: 'Järjestys',
  orderrising: ({ column }: { column: string }) => `${column}, nouseva`,
  orderfalling: ({ column }: { column: string }) => `${column}, laskeva`,
  sortascending: ({ column }: { column: string }) => `Lajittele nousevasti: ${column}`,
  sortdescending: ({ column }: { column: string }) => `Lajittele laskevasti: ${column}`,
  keyfind: 'etsi',
  keywalk: 'siirry',
  keyspace: 'Väli',
  keyselect: 'valitse',
}
