/** Finnish texts: forgotten password and the new password by link. */
import { common } from './common.ts'

export const password = {
  resetpasswordheading: 'Unohtunut salasana',
  resetpasswordinfo:
    'Anna käyttäjätunnuksesi tai sähköpostiosoitteesi, niin lähetämme sinulle linkin uuden salasanan asettamiseen.',
  resetpasswordsubmit: 'Nollaa salasana',
  resetpasswordsuccesstext:
    'Lähetimme sähköpostiisi linkin, jolla voit asettaa uuden salasanan. Linkki on voimassa tunnin.',
  userresetpasswordfailuretext: 'Antamasi tiedot ovat virheelliset. Annetuilla tiedoilla ei löytynyt käyttäjätiliä.',
  resetpassworduserfailuretext: 'Salasanan nollaamisessa tapahtui virhe. Ota yhteyttä ylläpitoon.',
  resetemailtoolongtext: 'Sähköpostiosoite on tähän liian pitkä. Anna sen sijaan käyttäjätunnuksesi.',
  newpasswordheading: 'Aseta uusi salasana',
  newpasswordsuccesstext: 'Salasanasi on vaihdettu. Kirjaudu sisään uudella salasanalla.',
  invalidpasswordstext: 'Salasanassa on oltava vähintään 8 merkkiä, ja molempien kenttien on oltava samat.',
  resetlinkrequestnew: 'Pyydä uusi linkki',
  resetpasswordeithertext: 'Toinen kentistä riittää.',
  resetpasswordspamtext: 'Jos viestiä ei näy, katso roskapostikansiosi.',
  newpasswordinfo: 'Valitse salasana, jota et käytä muissa palveluissa.',
  resetlinkinvalidtext: common.resetlinkinvalidtext,
  notmeheading: 'Etkö tehnyt tätä itse?',
  notmetext:
    'Katkaise muiden pääsy tilillesi: kaikki istunnot päättyvät heti, eikä nykyinen salasanasi enää toimi. Sen jälkeen asetat uuden salasanan.',
  notmesubmit: 'Katkaise muiden pääsy',
  notmedonetext: 'Kaikki istunnot on päätetty, eikä entinen salasana enää toimi. Aseta nyt uusi salasana.',
  backtofrontpage: common.backtofrontpage,
  backtologin: 'Takaisin kirjautumiseen',
}
