/** The page of an invitation's link; the rest of its words belongs to every application. */
export const invitation = {
  heading: 'Kutsu tilalle',
  visitor: 'Sinut on kutsuttu tilan käyttäjäksi',
  text: 'Hyväksyttyäsi kutsun voit ilmoittaa lantaa tilan puolesta ja nähdä tilan noudot ja asiakirjat.',
  closed: 'Tilalta ei enää noudeta lantaa',
  closedtext: 'Kysy yrityksen toimistosta.',
  notopen: 'Lanta-appi ei ole vielä auki tilillesi',
  tostart: 'Siirry Lanta-appiin',
}
