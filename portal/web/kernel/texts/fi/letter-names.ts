/** Finnish texts: what the system page calls each letter. */
export const letternames = {
  letter_verify: 'Sähköpostin vahvistus',
  letter_reset: 'Uusi salasana',
  letter_adminreset: 'Ylläpitäjä nollasi salasanan',
  letter_accountcreated: 'Uusi käyttäjätili',
  letter_passwordchanged: 'Salasana vaihdettu',
  letter_emailchanged: 'Sähköposti vaihdettu',
  letter_confirmemail: 'Uuden sähköpostin vahvistus',
  letter_feedback: 'Palaute',
  letter_test: 'Koekirje',
  letter_newcomers: 'Käyttöoikeutta odottavat',
  letter_letin: 'Päästetty sisään',
  letter_claimdeclined: 'Rekisteröityminen käsiteltävänä',
  letter_backup: 'Varmuuskopio puuttuu',
}
