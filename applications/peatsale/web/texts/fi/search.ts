/** The office's one search. */
export const search = {
  placeholder: 'Tilaus, kuorma, asiakas, puhelin, auto',
  orders: 'Tilaukset',
  loads: 'Kuormat',
  customers: 'Asiakkaat',
  transport: 'Kuljetus',
  vehicle: 'Auto',
  driver: 'Kuljettaja',
  carrier: 'Kuljetus\u00ADliike',
  all_orders: ({ find }: { find: string }) => `Kaikki tilaukset haulla ”${find}”`,
  all_loads: ({ find }: { find: string }) => `Kaikki kuormat haulla ”${find}”`,
  all_customers: ({ find }: { find: string }) => `Kaikki asiakkaat haulla ”${find}”`,
  looked:
    'Haettiin tilausten, kuormien ja rahtikirjojen numeroista, asiakkaiden nimistä, numeroista ja yhteystiedoista sekä kuljetusliikkeistä, kuljettajista ja autoista.',
}
