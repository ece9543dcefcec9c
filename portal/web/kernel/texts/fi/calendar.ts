/** Finnish texts: fields for days and moments. */

export const calendar = {
  momentexampletext: 'Esimerkiksi 5.10.2026 klo 14',
  momentunreadabletext: 'Kirjoita päivä ja kellonaika muodossa 5.10.2026 klo 14.',
}
