/** Finnish texts: what breaks into somebody’s work. */

export const interruptions = {
  offlinebannertext: 'Yhteys poikki. Tallentamaton työ jää tälle sivulle.',
  workstaystext: 'Tallentamaton työ jää tälle sivulle. Voit tallentaa sen, kun palvelu on taas auki.',
}
