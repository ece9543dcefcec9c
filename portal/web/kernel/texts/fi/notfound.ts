/** Finnish texts: the page that was not found. */

export const notfound = {
  pagenotfoundheading: 'Sivua ei löytynyt',
  pagenotfoundtext: 'Hakemaasi sivua ei ole. Tarkista osoite tai palaa etusivulle.',
}
