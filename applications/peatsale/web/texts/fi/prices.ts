/** What an order costs, and why. */
export const prices = {
  why: 'Miksi tämä hinta',
  total: 'Yhteensä',
  totalestimate: 'Yhteensä, arvio',
  vat: ({ rate }: { rate: string }) => `Alv ${rate}`,
  row_goods: 'Tuote',
  row_freight: 'Rahti',
  row_fuel: 'Polttoainelisä',
  row_secondDrop: 'Toinen purkupaikka',
  row_waiting: 'Odotus',
  billed: 'Laskutetaan toimitetun määrän mukaan.',
  chosenfor: ({ day }: { day: string }) => `Hinnat päivän ${day} mukaan.`,
  anotherlist: 'Toinen hinnasto',
  list: ({ name, version, until, where }: { name: string; version: number; until: string; where: string }) =>
    `${name}, versio ${version}, voimassa ${until} asti, ${where}`,
  inzone: ({ zone }: { zone: string }) => `vyöhyke ${zone}`,
  anyzone: 'kaikki vyöhykkeet',
  break_line: ({ least, of }: { least: string; of: string }) => `Porras vähintään ${least}: tilattu ${of}`,
  break_load: ({ least, of }: { least: string; of: string }) => `Porras vähintään ${least}: kuorma ${of}`,
  break_season: ({ least, of }: { least: string; of: string }) => `Porras vähintään ${least}: kauden määrä ${of}`,
  freightincluded: 'rahti sisältyy',
  freightapart: 'rahti erikseen',
  byhand: ({ price, reason }: { price: string; reason: string }) =>
    reason === '' ? `${price}, hinta annettu käsin` : `${price}, hinta annettu käsin: ${reason}`,
  freightbyhand: ({ reason }: { reason: string }) =>
    reason === '' ? 'Rahti annettu käsin' : `Rahti annettu käsin: ${reason}`,
  nofreight: 'Rahtia ei peritä',
  missing: 'Hinta puuttuu. Toimisto antaa sen vahvistaessaan.',
  loweredkept: ({ to, least }: { to: string; least: string }) =>
    `Määrä laskettiin: ${to}. Portaan hinta säilyy, kunnes määrä on alle ${least}.`,
  loweredanew: ({ to }: { to: string; least: string }) => `Määrä laskettiin: ${to}. Hinta valittiin uudelleen.`,
  passednoproduct: ({ list }: { list: string }) => `${list}: ei hintaa tälle tuotteelle`,
  passedfallback: ({ list }: { list: string }) => `${list}: mikään rivi ei sovi, hinta seuraavasta hinnastosta`,
  passedstop: ({ list }: { list: string }) => `${list}: mikään rivi ei sovi`,
  freightbyvolume: ({ charged }: { charged: string }) => `Rahti: ${charged} kuormaa kohti`,
  freighttoppedup: ({ charged, brought }: { charged: string; brought: string }) =>
    `Rahti: vähintään ${charged} kuormaa kohti, kuormassa ${brought}`,
  freightbykm: ({ km, sum, least }: { km: number; sum: string; least: string }) =>
    `Rahti: ${km} km, ${sum} kuormalta, vähintään ${least}`,
  freightbyload: ({ sum }: { sum: string }) => `Rahti: ${sum} kuormalta`,
  fuelof: ({ rate, base }: { rate: string; base: string }) => `Polttoainelisä: ${rate} rahdista ${base}`,
  waited: ({ waited, free, quarters }: { waited: number; free: number; quarters: number }) =>
    `Odotus: ${waited} min, josta maksutta ${free} min; alkaneita neljännestunteja ${quarters}`,
  vatday: ({ rate, day }: { rate: string; day: string }) => `Alv ${rate} toimituspäivän ${day} mukaan`,
}
