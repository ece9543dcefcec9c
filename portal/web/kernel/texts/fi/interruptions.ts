/** Finnish texts: what breaks into somebody’s work. */

export const interruptions = {
  offlinebannertext: 'Yhteys poikki. Tallentamaton työ jää tälle sivulle.',
  workstaystext: 'Tallentamaton työ jää tälle sivulle. Voit tallentaa sen, kun palvelu on taas auki.',
  stillunsent: ({ count }: { count: number }) =>
    count === 1 ? '1 kirjaus odottaa lähetystä' : `${count} kirjausta odottaa lähetystä`,
  stillunsenttext:
    'Ne jäävät tähän laitteeseen ja lähtevät, kun kirjaudut tällä laitteella uudelleen sisään. Muut eivät näe niitä.',
}
