/** Finnish texts: fields for quantities, money, prices, weeks and days. */

export const values = {
  quantityunreadabletext: 'Kirjoita määrä numeroina, esimerkiksi 1 234,5. Enintään kolme desimaalia.',
  moneyunreadabletext: 'Kirjoita summa numeroina, esimerkiksi 1 234,50.',
  priceunreadabletext: 'Kirjoita hinta numeroina, esimerkiksi 5,80. Enintään neljä desimaalia.',
  atleasttext: ({ amount }: { amount: string }) => `Vähintään ${amount}.`,
  atmosttext: ({ amount }: { amount: string }) => `Enintään ${amount}.`,
  betweenstepstext: ({ below, above }: { below: string; above: string }) =>
    `Lähimmät mahdolliset määrät ovat ${below} ja ${above}.`,
  less: ({ amount }: { amount: string }) => `Vähennä ${amount}`,
  more: ({ amount }: { amount: string }) => `Lisää ${amount}`,
  weekexampletext: 'Esimerkiksi vko 42 tai 42/2026',
  weekunreadabletext: 'Kirjoita viikko muodossa vko 42.',
  chooseweek: 'Valitse viikko',
  weekstate_free: 'vapaata',
  weekstate_few: 'vähän tilaa',
  weekstate_full: 'täynnä',
  weekstate_closed: 'suljettu',
  dayexampletext: 'Esimerkiksi 5.10., 5.10.2026 tai huomenna',
  dayunreadabletext: 'Kirjoita päivä muodossa 5.10.2026.',
  timeexampletext: 'Esimerkiksi 7.30',
  timeunreadabletext: 'Kirjoita kellonaika muodossa 7.30.',
  choosefromcalendar: ({ label }: { label: string }) => `${label}: valitse kalenterista`,
  notbeforetext: ({ day }: { day: string }) => `Aikaisintaan ${day}.`,
  notaftertext: ({ day }: { day: string }) => `Viimeistään ${day}.`,
}
