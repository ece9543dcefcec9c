/** Finnish texts: fields for days and moments. */

export const calendar = {
  dayexampletext: 'Esimerkiksi 5.10.2026 tai huomenna',
  dayunreadabletext: 'Kirjoita päivä muodossa 5.10.2026.',
  momentexampletext: 'Esimerkiksi 5.10.2026 klo 14',
  momentunreadabletext: 'Kirjoita päivä ja kellonaika muodossa 5.10.2026 klo 14.',
}
