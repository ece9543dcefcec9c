/** Reasons that are chosen from tiles. */
export const reasons = {
  fit_office: 'Sovittu toimiston kanssa',
  fit_lead: 'Sovittu ajojärjestelijän kanssa',
  fit_part: 'Otan kuormasta sen, mikä mahtuu',
  amount_typo: 'Kirjattu väärin',
  amount_weighed: 'Punnittu matkalla',
  amount_left: 'Osa purettiin pois',
}
