/** Alerts in force, as everybody reads them who works there. */
export const warnings = {
  poultry: 'siipikarja',
  fromday: ({ day }: { day: string }) => `${day} alkaen`,
  notice_stop: 'Tautisuojaus: noudot on pysäytetty',
  notice_lastStop: 'Tautisuojaus: päivän viimeinen käynti',
  notice_wash: 'Tautisuojaus: pesu ja desinfiointi ennen seuraavaa tilaa',
}
