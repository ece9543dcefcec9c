/** Finnish texts: the feedback form. */

export const feedback = {
  feedbackheading: 'Anna palautetta',
  feedbacklabel: 'Palautteesi',
  feedbackhelptext: 'Palaute lähetetään sivuston ylläpitäjälle yhdessä nimesi ja sähköpostiosoitteesi kanssa.',
  feedbacksuccesstext: 'Kiitos palautteestasi!',
  feedbackcounter: ({ count }: { count: number }) => `${count} / 4000 merkkiä`,
  feedbacktoolongtext: 'Palautteessa voi olla enintään 4000 merkkiä.',
}
