/** Alerts in force, as everybody reads them who works there. */
export const warnings = {
  poultry: 'siipikarja',
  fromday: ({ day }: { day: string }) => `${day} alkaen`,
  notice_stop: 'Tautisuojaus: noudot on pysäytetty',
  notice_lastStop: 'Tautisuojaus: päivän viimeinen käynti',
  notice_wash: 'Tautisuojaus: pesu ja desinfiointi ennen seuraavaa tilaa',
  plantclosed: ({ day }: { day: string }) => `Laitos on kiinni ${day}`,
  closedahead: ({ days }: { days: string }) => `Laitos on kiinni: ${days}`,
  closedon: ({ name, day }: Record<'name' | 'day', string>) => `${name} on kiinni ${day}`,
  openon: ({ name, day, from, to }: Record<'name' | 'day' | 'from' | 'to', string>) =>
    `${name} on auki ${day} klo ${from}–${to}`,
  today: 'tänään',
}
