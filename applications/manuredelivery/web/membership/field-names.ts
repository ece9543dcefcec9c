/** What the manure fields of a user are called, in the editor and wherever a change of them is told. */
export const manureFieldNames = {
  usertypemanure: { fi: 'Lanta-apin käyttäjätyyppi', en: 'Manure-app user type' },
  transportmanureadmin: { fi: 'Lanta-apin kuljetusten ylläpitäjä', en: 'Manure-app transport administrator' },
  manurecompany: { fi: 'Lanta-apin kuljetusyritys', en: 'Manure-app transport company' },
} as const

export const ownCompanyText = {
  fi: 'Sama kuin käyttäjän oma kuljetusyritys.',
  en: 'The same as the own transport company of the user.',
} as const
