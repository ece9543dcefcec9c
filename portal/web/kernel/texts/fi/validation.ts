/** Finnish texts: links that verify or restore an email address. */

export const validation = {
  validateheading: 'Sähköposti\u00ADosoitteen vahvistus',
  validatequestiontext: 'Vahvista, että tämä sähköposti\u00ADosoite on sinun. Sen jälkeen voit kirjautua sisään.',
  validatesubmit: 'Vahvista osoite',
  validatependingtext: 'Vahvistetaan sähköposti\u00ADosoitettasi…',
  validatesuccesstext: 'Sähköpostiosoitteesi on vahvistettu. Voit nyt kirjautua sisään.',
  validatetologin: 'Siirry kirjautumiseen',
  validatefailuretext: 'Sähköpostiosoitteen vahvistaminen epäonnistui. Ota yhteyttä sivuston ylläpitäjään:',
  validateretrytext: 'Linkki voi olla vanhentunut. Kirjaudu sisään, niin voit pyytää uuden vahvistusviestin.',
  emailconfirmheading: 'Uuden sähköpostin vahvistus',
  emailconfirmtext:
    'Vahvista, että tämä sähköpostiosoite on sinun. Sen jälkeen salasanan nollausviestit tulevat siihen.',
  emailconfirmsubmit: 'Vahvista uusi osoite',
  emailconfirmsuccesstext: 'Uusi sähköpostiosoitteesi on vahvistettu.',
  emailundoheading: 'Sähköposti\u00ADosoitteen vaihdon peruminen',
  emailundotext: 'Haluatko palauttaa käyttäjätilisi aiemman sähköpostiosoitteen?',
  emailundosubmit: 'Palauta aiempi osoite',
  emailundosuccesstext:
    'Aiempi sähköpostiosoitteesi on palautettu, ja kaikki istuntosi on päätetty. Aseta seuraavaksi uusi salasana.',
  emaillinkfailuretext:
    'Linkki on vanhentunut tai jo käytetty. Jos tarvitset apua, ota yhteyttä sivuston ylläpitäjään:',
}
