/** Finnish texts: the login screen. */
import { common } from './common.ts'

export const login = {
  loginheading: 'Kirjaudu sisään',
  login: 'Kirjaudu sisään',
  loginname: 'Käyttäjätunnus tai sähköposti',
  loggingin: 'Kirjaudutaan…',
  logininvalidtext: common.logininvalidtext,
  loginnotverifiedtext: common.loginnotverifiedtext,
  loginresendvalidation: 'Lähetä vahvistus\u00ADviesti uudelleen',
  loginresentvalidationtext: 'Vahvistusviesti on lähetetty. Tarkista myös roskapostikansiosi.',
  registerlink: 'Rekisteröidy',
  forgottenpasswordlink: 'Unohditko salasanasi?',
  loginnewuserheading: 'Uusi käyttäjä?',
  loginnewusertext:
    'Tunnuksella tilaat kuiviketta, seuraat kuormia ja ilmoitat lannan noudettavaksi. Luominen vie noin minuutin.',
  logininvalidhelptext: 'Tarkista, ettei Caps Lock ole päällä, ja yritä uudelleen.',
  loginnotverifiedhelptext: 'Avaa sinulle lähettämässämme viestissä oleva linkki. Tarkista myös roskapostikansiosi.',
  loginreturntext: 'Kirjaudu sisään, niin pääset jatkamaan siitä, mihin olit menossa.',
  signedouttext: 'Olet kirjautunut ulos.',
}
